/** On phones the row of days is longer than the screen, and the chosen day in its middle. */
import { useEffect } from 'react'

export function useChosenDayInSight(id: string): void {
  useEffect(() => {
    const row = document.querySelector(`#${id} ul`)
    if (row) row.scrollLeft = (row.scrollWidth - row.clientWidth) / 2
  }, [id])
}
