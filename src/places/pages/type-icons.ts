/** The icon that tells what kind of thing a suggestion is. */
import bedDouble from 'icon:bed-double'
import building from 'icon:building-2'
import flag from 'icon:flag'
import landmark from 'icon:landmark'
import layers from 'icon:layers'
import map from 'icon:map'
import mapPin from 'icon:map-pin'
import waves from 'icon:waves'
import type { DestinationType } from '../rules/destination-suggestions.ts'

const TYPE_ICONS: Record<DestinationType, string> = {
  city: building,
  district: mapPin,
  region: map,
  country: flag,
  coast: waves,
  accommodation: bedDouble,
  chain: layers,
  'point-of-interest': landmark,
}

/** Categories that this page does not know yet are places. */
export function typeIcon(type: string): string {
  return TYPE_ICONS[type as DestinationType] ?? mapPin
}
