/** The colours of drawn maps: quiet, so that prices stand out. */

export const MAP_SCHEMES = ['light', 'dark'] as const

export type MapScheme = (typeof MAP_SCHEMES)[number]

export interface MapPalette {
  sea: string
  /** The water along a shore. */
  shallows: string
  land: string
  shore: string
  border: string
  /** Around letters, so that they can be read over lines. */
  halo: string
  country: string
  town: string
  smallTown: string
  district: string
  point: string
  pointDot: string
  airport: string
  onAirport: string
}

export const MAP_PALETTES: Record<MapScheme, MapPalette> = {
  light: {
    sea: '#b4d7e8',
    shallows: '#cbe5f1',
    land: '#f3f1e7',
    shore: '#8fb9cd',
    border: '#b3a7b8',
    halo: '#fbfaf4',
    country: '#6b6477',
    town: '#24333d',
    smallTown: '#45545e',
    district: '#5d6a73',
    point: '#2f6b52',
    pointDot: '#4d9478',
    airport: '#5a5aa8',
    onAirport: '#ffffff',
  },
  dark: {
    sea: '#0c2333',
    shallows: '#11303f',
    land: '#22303a',
    shore: '#3b5666',
    border: '#5d5a72',
    halo: '#1a262f',
    country: '#a49db4',
    town: '#e3ebf0',
    smallTown: '#b9c6ce',
    district: '#94a4ae',
    point: '#86cfae',
    pointDot: '#5fae8d',
    airport: '#8484d6',
    onAirport: '#10181e',
  },
}
