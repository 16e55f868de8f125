/** On which day a week begins where the visitor lives: 0 is Sunday, 1 is Monday. */

export function weekStart(conventions: string): 0 | 1 {
  const { firstDay } = weekInfo(new Intl.Locale(conventions)) ?? {}
  if (firstDay !== undefined) return firstDay === SUNDAY ? 0 : 1
  return SUNDAY_COUNTRIES.has(conventions.split('-')[1] ?? '') ? 0 : 1
}

/** In the numbering of Intl. */
const SUNDAY = 7

/** The same facts as in Intl, for browsers that do not tell; of our editions only. */
export const SUNDAY_COUNTRIES: ReadonlySet<string> = new Set('BR CO GT MX PA PE PT US'.split(' '))

interface WeekInfo {
  firstDay: number
}

/** A method in the standard, a property in older browsers, missing in others. */
function weekInfo(
  locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo },
): WeekInfo | undefined {
  return locale.getWeekInfo?.() ?? locale.weekInfo
}
