/** The places as the build laid them out. */
import { readFileSync } from 'node:fs'
import { decodeGeography, type Geography } from '../geography/geography.ts'

export function readGeography(file: string): Geography {
  const geography = decodeGeography(readFileSync(file))
  if (!geography) throw new Error(`${file} is damaged: remove it and start again`)
  return geography
}
