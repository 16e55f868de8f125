/** Stands where the calendar will be. It is fetched when first wanted, and again if that failed. */
import { type ComponentType, createElement, useEffect, useState } from 'react'
import type { CalendarProps } from './calendar.tsx'

let loading: Promise<ComponentType<CalendarProps>> | undefined

export function loadCalendar(): Promise<ComponentType<CalendarProps> | null> {
  loading ??= import('./calendar.tsx').then(({ Calendar }) => Calendar)
  return loading.catch(() => {
    loading = undefined
    return null
  })
}

/** Nothing until then, and when it cannot be loaded: dates can still be typed. */
export function CalendarPart(props: CalendarProps) {
  const [part, setPart] = useState<ComponentType<CalendarProps> | null>(null)
  useEffect(() => {
    let isGone = false
    const arrive = async () => {
      const calendar = await loadCalendar()
      if (!isGone) setPart(() => calendar)
    }
    void arrive()
    return () => {
      isGone = true
    }
  }, [])
  return part && createElement(part, props)
}
