import { systemClock } from './base/clock/clock.ts'
import { readSettings, requireDatabaseUrl } from './base/config/settings.ts'
import { openDatabase } from './base/database/database.ts'
import { uncached } from './base/database/read-cache.ts'
import { startLane } from './base/jobs/runner.ts'
import { startSweeper } from './base/jobs/sweeper.ts'
import { makeLog } from './base/log/log.ts'
import { hasBubblewrap } from './base/sandbox/bubblewrap.ts'
import { isPartOfStart, runProcess } from './base/process.ts'
import { openLive } from './base/realtime/live.ts'
import { openStorage } from './base/storage/open-storage.ts'
import { openScorer } from './features/engine/scorer/server/open-scorer.ts'
import { crons, jobHandlers } from './jobs.ts'
import { assertSharedSettings } from './shared-settings.ts'

/** Scores submissions and does everything else that need not be done while somebody waits; as many copies as one likes. */
await runProcess('worker', async () => {
  const settings = readSettings()
  const log = makeLog('worker', settings.LOG_LEVEL)
  const url = requireDatabaseUrl(settings)
  const database = openDatabase(url, {
    size: settings.WORKER_CONCURRENCY + settings.SCORING_CONCURRENCY + 3,
    log,
    name: 'leitai worker',
  })
  if (!isPartOfStart()) await assertSharedSettings(database.db, settings)
  const live = openLive(url, log)
  const services = {
    db: database.db,
    read: database.read,
    shared: uncached,
    storage: await openStorage(settings),
    settings,
    clock: systemClock,
    live,
  }
  log.info(
    { isolation: (await hasBubblewrap()) ? 'bubblewrap' : 'permissions' },
    'files of others are read in isolation',
  )
  const scorer = openScorer({ atOnce: settings.SCORING_CONCURRENCY })
  const shared = { url, services, log, handlers: jobHandlers(scorer.scoreFile) }
  const lanes = await Promise.all([
    startLane({ ...shared, lane: 'scoring', concurrency: settings.SCORING_CONCURRENCY }),
    startLane({ ...shared, lane: 'background', concurrency: 1 }),
    startLane({ ...shared, lane: 'general', concurrency: settings.WORKER_CONCURRENCY, crons }),
  ])
  const sweeper = await startSweeper(database.pool, log)
  return async () => {
    await sweeper.stop()
    await Promise.all(lanes.map(lane => lane.stop()))
    await scorer.close()
    await live.close()
    await database.close()
  }
})
