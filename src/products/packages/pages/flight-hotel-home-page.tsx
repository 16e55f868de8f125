/** The first page of flight+hotel. */
import { FlightHotelForm } from './flight-hotel-form.tsx'
import { HomePage, type HomePageProps } from '../../hotels/home/pages/home-page.tsx'

export function FlightHotelHomePage(props: HomePageProps) {
  return (
    <HomePage {...props}>
      <FlightHotelForm search={props.search} />
    </HomePage>
  )
}
