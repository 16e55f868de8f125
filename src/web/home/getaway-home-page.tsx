/** The first page of the getaways. */
import { GetawayForm } from '../search/getaway-form.tsx'
import { HomePage, type HomePageProps } from './home-page.tsx'

export function GetawayHomePage(props: HomePageProps) {
  return (
    <HomePage {...props}>
      <GetawayForm search={props.search} />
    </HomePage>
  )
}
