/**
 * A part of a page whose script comes on first use. Whoever is about to need it can have it fetched
 * ahead; what has arrived once is there at once for everybody.
 */
import { type ComponentType, createElement, useEffect, useState } from 'react'
import { loadLate } from '../browser/late-script.ts'

export interface LatePart<Props> {
  /** When a pointer or the focus comes near. */
  fetchAhead: () => void
  /** Nothing until it has arrived. */
  Part: ComponentType<Props & { onPartFailed?: () => void }>
}

export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let arrived: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props> | null> | null = null

  function fetchPart(): Promise<ComponentType<Props> | null> {
    loading ??= loadLate(load).then((part) => {
      // What failed may work the next time.
      loading = null
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
      useEffect(() => {
        if (Component) return undefined
        let isGone = false
        void (async () => {
          const part = await fetchPart()
          if (isGone) return
          if (part) show(() => part)
          else onPartFailed?.()
        })()
        return () => {
          isGone = true
        }
        // oxlint-disable-next-line react/exhaustive-deps -- once, whatever the owner's function is
      }, [Component])
      return Component && createElement(Component, props as unknown as Props)
    },
  }
}
