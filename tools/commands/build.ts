import { buildWhenStale } from '../build/stale.ts'

await buildWhenStale()
