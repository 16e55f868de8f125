/** Whether the page is on an iPhone or iPad; the server does not know and takes it not to be. */
export function isIos(): boolean {
  if (typeof navigator === 'undefined') return false
  // An iPad says that it is a Mac, but a Mac has no touch screen.
  const isTouchMac = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac
}
