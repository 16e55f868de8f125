/** Builds what is stale, then becomes the server. */
import { buildWhenStale } from '../build/stale.ts'

await buildWhenStale()
const server = '../../dist/server/main.js'
await import(server)
