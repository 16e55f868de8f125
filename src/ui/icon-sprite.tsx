/**
 * Icons that stand on every card of a list. They are drawn once, and each place refers to the
 * drawing: twenty cards would otherwise carry the same strokes twenty times.
 */
import styles from './icon-sprite.module.css'

export type SpriteIcons = Readonly<Record<string, string>>

/** Stands once on the page, before what refers to it. */
export function IconSprite({ icons }: { icons: SpriteIcons }) {
  return (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
      {Object.entries(icons).map(([name, strokes]) => (
        <symbol
          key={name}
          id={`icon-${name}`}
          viewBox="0 0 24 24"
          dangerouslySetInnerHTML={{ __html: strokes }}
        />
      ))}
    </svg>
  )
}

export function SpriteIcon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<use href="#icon-${name}"/>` }}
    />
  )
}
