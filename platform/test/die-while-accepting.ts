// Accepts a submission up to its last statement and is then killed, before the transaction commits.
import { openDatabase } from '../src/base/database/database.ts'
import { makeLog } from '../src/base/log/log.ts'
import { schedulesOf } from '../src/features/schedules/server/lookups.ts'
import { acceptSubmission } from '../src/features/submissions/server/commands/accept-submission.ts'

const { db } = openDatabase(process.env.DATABASE_URL ?? '', {
  size: 1,
  log: makeLog('die', 'silent'),
  name: 'die',
})
await db.transaction().execute(async tx => {
  const competition = await tx
    .selectFrom('competition')
    .selectAll()
    .where('id', '=', Number(process.env.COMPETITION))
    .executeTakeFirstOrThrow()
  const [schedule] = await schedulesOf(tx, competition.id)
  if (!schedule) throw new Error('no schedule')
  const receivedAt = new Date('2026-11-20T04:00:00.000Z')
  await acceptSubmission(tx, {
    competition,
    schedule,
    userId: Number(process.env.USER_ID),
    isMobile: false,
    subRank: '',
    note: '',
    file: { key: 'k', sha256: 's', size: 1, name: 'r.csv' },
    processFiles: [],
    receivedAt,
  })
  process.kill(process.pid, 'SIGKILL')
})
