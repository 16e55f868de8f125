/** The first page of flight+hotel. */
import { FlightHotelForm } from '../search/flight-hotel-form.tsx'
import { HomePage, type HomePageProps } from './home-page.tsx'

export function FlightHotelHomePage(props: HomePageProps) {
  return (
    <HomePage {...props}>
      <FlightHotelForm search={props.search} />
    </HomePage>
  )
}
