/** Stars or keys, read aloud in words. */
import { categoryOf } from '../../catalogue/rules/categories.ts'
import stars from '../../list/pages/card/card-title.module.css'
import spoken from '../../../../ui/spoken.module.css'
import section from './section.module.css'

export function CategoryStars({ id, name }: { id: string; name: string }) {
  const { symbol, count } = categoryOf(id)
  if (symbol === 'none') return null
  return (
    <span>
      <span className={spoken.text}>{name}</span>
      <span
        className={`${stars.symbols} ${section.stars}`}
        data-symbol={symbol}
        data-count={count}
        aria-hidden="true"
      />
    </span>
  )
}
