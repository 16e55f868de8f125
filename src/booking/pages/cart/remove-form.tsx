/** Takes one stay out of the cart, and frees its rooms at once. */
import trash from 'icon:trash-2'
import { pathOf } from '../../../site/routes.ts'
import spoken from '../../../ui/spoken.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { REMOVE_FIELD } from './cart-fields.ts'

export function RemoveForm({ id, name }: { id: string; name: string }) {
  const { site, text } = usePage()
  return (
    <form method="post" action={pathOf(site, 'cart')}>
      <CsrfField />
      <button type="submit" className={buttons.plain} name={REMOVE_FIELD} value={id}>
        <Icon of={trash} size={18} />
        {text('cart.remove')}
        <span className={spoken.text}>: {name}</span>
      </button>
    </form>
  )
}
