/** The first page of the getaways. */
import { GetawayForm } from './getaway-form.tsx'
import { HomePage, type HomePageProps } from '../../hotels/home/pages/home-page.tsx'

export function GetawayHomePage(props: HomePageProps) {
  return (
    <HomePage {...props}>
      <GetawayForm search={props.search} />
    </HomePage>
  )
}
