import { sql } from 'kysely'
import type { JobHandler } from '../../src/base/jobs/job.ts'
import { scoreFile } from '../../src/features/engine/scorer/server/score-file.ts'
import { jobHandlers } from '../../src/jobs.ts'
import { queued, runJob } from '../queue.ts'
import { makeWorld } from '../world.ts'
import { askAt, type Site } from './site.ts'

/** A test world that listens, with the real scorer; its jobs run when `settle` is called. */
export async function makeSite() {
  const world = await makeWorld({ DATASET_FILE_MB: '200' })
  const base = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const handlers = new Map(jobHandlers(scoreFile).map(handler => [handler.job.name, handler]))
  const site: Site = {
    db: world.db,
    storage: world.storage,
    clock: world.clock,
    ask: askAt(base, world.settings.publicUrl),
    async settle() {
      // Reads the list of jobs once instead of once per job.
      for (;;) {
        const due = (await queued(world)).filter(job => handlers.has(job.task) && job.run_at <= new Date())
        if (due.length === 0) return
        await sql`select from graphile_worker.complete_jobs(${due.map(job => job.id)}::bigint[])`.execute(
          world.db,
        )
        for (const { task, payload } of due)
          await runJob(world, [handlers.get(task) as JobHandler], task, payload)
      }
    },
  }
  return { site, world }
}
