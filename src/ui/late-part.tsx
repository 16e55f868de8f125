/**
 * A part of a page whose script comes on first use. Whoever is about to need it can have it fetched
 * ahead; what has arrived once is there at once for everybody.
 */
import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { loadLate } from './browser/late-script.ts'
import { logError } from './browser/error-log.ts'
import { usePage } from './page-context.tsx'
import { Notice } from './notice.tsx'

export interface LatePart<Props> {
  /** When a pointer or the focus comes near. */
  fetchAhead: () => void
  /** Nothing until it has arrived, and nothing once it has failed. */
  Part: ComponentType<Props & { onPartFailed?: () => void }>
}

/** `tell` learns, for whoever tells the visitor, whether a part that was wanted has failed. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  tell?: (hasFailed: boolean) => void,
): LatePart<Props> {
  let arrived: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props> | null> | null = null

  function fetchPart(): Promise<ComponentType<Props> | null> {
    loading ??= loadLate(load).then((part) => {
      // What failed may work the next time.
      loading = null
      if (part.ok) tell?.(false)
      return (arrived = part.ok ? part.value : null)
    })
    return loading
  }

  return {
    fetchAhead: () => {
      if (!arrived) void fetchPart()
    },
    Part({ onPartFailed, ...props }) {
      const [Component, show] = useState(() => arrived)
      const fail = () => {
        tell?.(true)
        onPartFailed?.()
      }
      const failToCome = useEffectEvent(fail)
      useEffect(() => {
        if (Component) return undefined
        tell?.(false)
        let isGone = false
        void (async () => {
          const part = await fetchPart()
          if (isGone) return
          if (part) show(() => part)
          else failToCome()
        })()
        return () => {
          isGone = true
        }
      }, [Component])
      return (
        Component && (
          <PartNet onThrown={fail}>{createElement(Component, props as unknown as Props)}</PartNet>
        )
      )
    },
  }
}

/** Catches what a part throws while it is rendered, so that it takes nothing but itself away. */
interface PartNetProps {
  onThrown: () => void
  children: ReactNode
}

class PartNet extends Component<PartNetProps> {
  static getDerivedStateFromError = () => ({ hasThrown: true })
  override state = { hasThrown: false }

  override componentDidCatch(error: unknown) {
    logError(error)
    this.props.onThrown()
  }

  override render() {
    return !this.state.hasThrown && this.props.children
  }
}

/** Says that a part of the page has not come. What asked for it can be pressed again. */
export function PartFailure({ onClose }: { onClose: () => void }) {
  const { text } = usePage()
  return (
    <Notice kind="error" onClose={onClose}>
      <p>{text('problem.chunk-failed')}</p>
    </Notice>
  )
}
