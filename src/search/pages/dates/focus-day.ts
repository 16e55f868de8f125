/** Moves the focus into a calendar, to the one day of its grids that Tab would reach. */
export function focusDay(calendar: HTMLElement | null): void {
  calendar?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus()
}
