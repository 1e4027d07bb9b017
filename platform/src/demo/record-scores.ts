// `node platform/src/demo/record-scores.ts`: makes a demo world aside and records what the scorer says of its files, for
// when the demo's competitions or the scorer have changed.
import { systemClock } from '../base/clock/clock.ts'
import { readSettings } from '../base/config/settings.ts'
import { openDatabase } from '../base/database/database.ts'
import { uncached } from '../base/database/read-cache.ts'
import { withScratchDatabase } from '../base/database/scratch-database.ts'
import { makeLog } from '../base/log/log.ts'
import { openLive } from '../base/realtime/live.ts'
import { openStorage } from '../base/storage/open-storage.ts'
import type { ScoreOutcome } from '../features/engine/scorer/server/public.ts'
import { demoAccounts, demoPassword, type DemoRole } from './accounts.ts'
import { makeWorld, openJudges } from './make-world.ts'
import { emptyRecording, isLasting, judgesFrom, writeRecording, type Judges } from './recording.ts'

await withScratchDatabase('record', record)

async function record(url: string, dataDir: string): Promise<void> {
  const log = makeLog('record', 'error')
  const { db, read, close } = openDatabase(url, { size: 4, log, name: 'leitai record' })
  const live = openLive(url, log)
  const settings = readSettings({ LEITAI_DATA: dataDir })
  const storage = await openStorage(settings)
  const services = { db, read, shared: uncached, storage, settings, clock: systemClock, live }
  const subs = Object.fromEntries(demoAccounts.map(({ role }) => [role, role])) as Record<DemoRole, string>
  const real = openJudges()
  const recording = emptyRecording()
  const tell = (_step: number, what: string) => process.stdout.write(`${what}…\n`)
  try {
    await makeWorld(services, {
      subs,
      passwordOf: () => demoPassword,
      judges: judgesFrom(recording, strictly(real)),
      log,
      tell,
    })
    writeRecording(recording)
    process.stdout.write(`${recording.kept.size} answers recorded.\n`)
  } finally {
    await real.close()
    await live.close()
    await close()
  }
}

/** A crash or a lack of time or memory is no property of the demo's files: nothing is recorded then. */
function strictly({ score, prove }: Judges): Judges {
  const requireLasting = (outcome: ScoreOutcome) => {
    if (!isLasting(outcome)) throw new Error(`the scorer failed: ${JSON.stringify(outcome)}`)
  }
  return {
    async score(request, options) {
      const outcome = await score(request, options)
      requireLasting(outcome)
      return outcome
    },
    async prove(answers, options) {
      const proof = await prove(answers, options)
      for (const probe of Object.values(proof.outcomes))
        if (!probe.isScored) requireLasting({ ...probe, ok: false, log: [] })
      return proof
    },
  }
}
