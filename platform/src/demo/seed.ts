import type { Settings } from '../base/config/settings.ts'
import { openDatabase } from '../base/database/database.ts'
import { makeLog } from '../base/log/log.ts'
import { systemClock } from '../base/clock/clock.ts'
import { uncached } from '../base/database/read-cache.ts'
import { openLive } from '../base/realtime/live.ts'
import { openStorage } from '../base/storage/open-storage.ts'
import type { DemoRole, PasswordOf } from './accounts.ts'
import { makeWorld, openJudges } from './make-world.ts'
import { judgesFrom, readRecording } from './recording.ts'

/** Makes the demo world in an empty database, all of it or nothing. `accounts.subs` are what the sign-on site knows its people by. */
export async function seedDemo(
  settings: Settings,
  databaseUrl: string,
  accounts: { subs: Record<DemoRole, string>; passwordOf: PasswordOf },
): Promise<void> {
  const log = makeLog('demo', settings.LOG_LEVEL)
  const { db, read, close, onConnect } = openDatabase(databaseUrl, { size: 4, log, name: 'leitai demo' })
  // What a power cut takes of the last moment is scored by the worker at the next start.
  onConnect(client => void client.query('set synchronous_commit = off'))
  const live = openLive(databaseUrl, log)
  const real = openJudges()
  try {
    const tell = (step: number, what: string) =>
      process.stdout.write(`Making the demo world (first start only), ${step} of 2: ${what}…\n`)
    const storage = await openStorage(settings)
    const services = { db, read, shared: uncached, storage, settings, clock: systemClock, live }
    const recording = readRecording()
    const judges = judgesFrom(recording, real)
    await makeWorld(services, { ...accounts, judges, log, tell })
    if (recording.missing > 0 || recording.used.size < recording.kept.size)
      process.stdout.write(
        'The recorded scores of the demo world are out of date: run node platform/src/demo/record-scores.ts.\n',
      )
  } finally {
    await real.close()
    await live.close()
    await close()
  }
}
