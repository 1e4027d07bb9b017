// `npm run -s leitai -- replay 500012`: commands for whoever runs the machine.
import { databaseUrl, startEmbeddedPostgres } from './base/database/embedded.ts'
import { systemClock } from './base/clock/clock.ts'
import { readSettings } from './base/config/settings.ts'
import { openDatabase } from './base/database/database.ts'
import { makeLog } from './base/log/log.ts'
import { openLive } from './base/realtime/live.ts'
import { openStorage } from './base/storage/open-storage.ts'
import { replaySubmission } from './features/submissions/server/replay.ts'

const [command, argument] = process.argv.slice(2)
const id = Number(argument)
if (command !== 'replay' || !Number.isInteger(id)) {
  process.stderr.write(
    'usage: leitai replay SUBMISSION\n  Computes a score again from the kept files and compares number and hashes. Exit code 1 when they differ.\n',
  )
  process.exit(2)
}
const settings = readSettings()
const log = makeLog('operator', 'warn')
const url =
  settings.DATABASE_URL ??
  databaseUrl((await startEmbeddedPostgres({ dataDir: settings.dataDir })).url, 'leitai')
const { db } = openDatabase(url, { size: 2, log, name: 'leitai operator' })
const replays = await replaySubmission(
  { db, storage: await openStorage(settings), settings, clock: systemClock, live: openLive(url, log) },
  id,
)
if (replays.length === 0) process.stdout.write(`Submission ${id} has no score.\n`)
for (const replay of replays) {
  const verdict = replay.sameScore && replay.sameFiles ? 'identical' : 'DIFFERENT'
  process.stdout.write(
    `list ${replay.board}: kept ${replay.kept}, now ${replay.now ?? 'no score'} — ${verdict}; files ${replay.sameFiles ? 'the same' : 'CHANGED'}, scorer ${replay.sameScorer ? 'the same' : 'changed since'}\n`,
  )
}
process.exit(replays.length > 0 && replays.every(replay => replay.sameScore && replay.sameFiles) ? 0 : 1)
