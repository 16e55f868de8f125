import { expect, test } from 'vitest'
import { eachDatabase } from '../tests/fixtures/databases.ts'
import { keepMail } from './mail/outgoing-mail.ts'
import { saveEvents } from './tracking/store/tracker-events.ts'
import { forgetOver } from './forget-expired.ts'

const DAY_MS = 86_400_000

eachDatabase((open) => {
  test('mails and what visitors did are forgotten after their time, and not before', async () => {
    const database = await open()
    const now = 200 * DAY_MS
    const mail = { recipient: 'a@example.com', subject: 's', text: 't', html: 'h' }
    for (const age of [91, 89]) await keepMail(database, mail, now - age * DAY_MS)
    const event = { happened_at: 1, kind: 'view', hotel_id: null, visitor: 'v', details: '{}' }
    await saveEvents(
      database,
      [169, 170].map((day) => ({ ...event, day })),
    )
    await forgetOver(database, now)
    const mails = await database.db.selectFrom('outgoing_mail').select('written_at').execute()
    expect(mails).toEqual([{ written_at: now - 89 * DAY_MS }])
    const events = await database.db.selectFrom('tracker_events').select('day').execute()
    expect(events).toEqual([{ day: 170 }])
  })
})
