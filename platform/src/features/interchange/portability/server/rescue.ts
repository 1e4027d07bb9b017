import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob, work } from '../../../../base/jobs/job.ts'
import { isHeld } from './caller.ts'

/** Asked every minute: nobody waits for an import or export whose job was given up. */
export const rescuePortability = defineJob({
  name: 'portability.rescue',
  title: { zh: '找回中断的导入导出', en: 'Recover interrupted imports and exports' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

/**
 * A worker that is killed at the last attempt can tell nobody, nor can a command that is: the import, of which nothing
 * was made, is told as failed.
 */
export const rescueJob = work(rescuePortability, async ({ db, clock }, _payload, { log }) => {
  for (const kind of ['import', 'export'] as const) {
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(`competition_${kind}`)} w
      set state = 'failed', fault = 'platform', ended_at = ${clock.now()}
      from graphile_worker.jobs j
      where w.state = 'waiting' and j.key = ${`${kind}:`}::text || w.id
        and j.attempts >= j.max_attempts and j.locked_at is null
      returning w.id`.execute(db)
    for (const { id } of rows) log.warn({ kind, id }, 'an import or export had no job left')
  }
  const { rows } = await sql<{ id: number }>`
    update competition_import w
    set state = 'failed', fault = 'platform', ended_at = ${clock.now()}
    where w.state = 'waiting' and not ${isHeld(sql`w.id`)}
      and not exists (select from graphile_worker.jobs j where j.key = 'import:' || w.id)
    returning w.id`.execute(db)
  for (const { id } of rows) log.warn({ id }, 'an import of the command line had nobody left')
})
