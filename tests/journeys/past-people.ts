/** Everybody who was there before the journeys begin, written beside the running server. */
import { workerData } from 'node:worker_threads'
import { inviteGuests } from './past-guests.ts'
import { hireStaff } from './staff.ts'

const dataDir = workerData as string
await inviteGuests(dataDir)
await hireStaff(dataDir)
