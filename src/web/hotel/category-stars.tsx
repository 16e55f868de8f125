/** Stars or keys, read aloud in words. */
import { categoryOf } from '../../core/categories.ts'
import stars from '../results/card/card-title.module.css'
import section from './section.module.css'

export function CategoryStars({ id, name }: { id: string; name: string }) {
  const { symbol, count } = categoryOf(id)
  if (symbol === 'none') return null
  return (
    <span>
      <span className={section.spoken}>{name}</span>
      <span
        className={`${stars.symbols} ${section.stars}`}
        data-symbol={symbol}
        data-count={count}
        aria-hidden="true"
      />
    </span>
  )
}
