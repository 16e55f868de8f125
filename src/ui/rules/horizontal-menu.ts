/** A menu that is too wide for its place: dragged along, or scrolled by its arrows. */

/** Dragging less than the tolerance is a click. */
export const HORIZONTAL_MENU = { dragTolerancePx: 5, scrollMs: 300 } as const
