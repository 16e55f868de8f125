/** The first page of all, and that of the hotels: find one, or be led to one. */
import { HotelForm } from '../../search/pages/hotel-form.tsx'
import { HomePage, type HomePageProps } from './home-page.tsx'

export function HotelHomePage(props: HomePageProps) {
  return (
    <HomePage {...props}>
      <HotelForm search={props.search} />
    </HomePage>
  )
}
