/** The digits of a whole number in groups of three: 1.234.567. */

export function groupedDigits(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator)
}
