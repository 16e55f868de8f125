/** An icon of the one stroke set. It stands beside a word, or its control has a name: it is never read aloud. */

interface IconProps {
  /** Imported from `icon:{name}`. */
  of: string
  size?: number
  className?: string | undefined
}

export function Icon({ of, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Written by the build from the icon package, never by a visitor.
      dangerouslySetInnerHTML={{ __html: of }}
    />
  )
}
