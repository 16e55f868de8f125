/** The description, and all services it has. */
import check from 'icon:check'
import type { ShownHotel } from '../rules/hotel-page.ts'
import { SERVICES, type ServiceCode, type ServiceLabel } from '../../catalogue/rules/services.ts'
import { SKI_PASS } from '../../catalogue/rules/supplements.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './about-hotel.module.css'
import section from './section.module.css'

export function AboutHotel({ hotel }: { hotel: ShownHotel }) {
  const { text } = usePage()
  const services = allServices(hotel)
  // An operator may have told neither; a title over nothing would look broken.
  if (!hotel.description && services.length === 0) return null
  return (
    <section className={section.section} aria-labelledby="about">
      <h2 id="about" className={section.title}>
        {text('hotel.about')}
      </h2>
      {hotel.description && (
        <div className={styles.description} lang={hotel.descriptionLanguage}>
          {hotel.description.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {services.length > 0 && (
        <>
          <h3 className={`${section.subtitle} ${styles.subtitle}`}>
            {text('filter.group.services')}
          </h3>
          <ul className={styles.services}>
            {services.map((service) => (
              <li key={service} className={styles.service}>
                <Icon of={check} size={18} />
                {text(`service.${service}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A card has room for eight; here are all of them. */
function allServices({ serviceCodes, supplementCodes }: ShownHotel): ServiceLabel[] {
  const codes = (Object.keys(SERVICES).map(Number) as ServiceCode[]).filter((code) =>
    serviceCodes.includes(code),
  )
  const names = codes.map((code): ServiceLabel => SERVICES[code])
  return supplementCodes.includes(SKI_PASS) ? [...names, 'forfait'] : names
}
