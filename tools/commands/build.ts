import { buildWhenStale } from '../build/build.ts'

await buildWhenStale()
