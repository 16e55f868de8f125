/**
 * `npm run events -- DD-MM-YYYY` writes what visitors who allowed it did on a day, one JSON record
 * on each line, for whatever makes reports of it. The server may go on meanwhile.
 */
import { readDay } from '../../src/site/calendar-day.ts'
import { readSettings } from '../../src/settings.ts'
import { openStore } from '../../src/store/store.ts'
import { namedEvent } from '../../src/tracking/rules/event-record.ts'
import { eventRecordsOn } from '../../src/tracking/store/tracker-events.ts'

const day = readDay(process.argv[2] ?? '')
if (day === null) {
  console.error('Say which day: npm run events -- DD-MM-YYYY')
  process.exitCode = 1
} else {
  const database = await openStore(readSettings(process.env))
  try {
    for await (const event of eventRecordsOn(database, day))
      console.log(JSON.stringify(namedEvent(event)))
  } finally {
    await database.close()
  }
}
