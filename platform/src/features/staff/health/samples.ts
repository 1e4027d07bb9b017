import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'
import { sql } from 'kysely'

/** A job that was given up. */
async function failedJob({ world }: Stage): Promise<{ id: number }> {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('notices.send', max_attempts := 1)`.execute(world.db)
  const id = Number(rows[0]?.id)
  await sql`update graphile_worker._private_jobs set attempts = 1 where id = ${id}`.execute(world.db)
  return { id }
}

export const samples: FeatureSamples = {
  policy: `
call                            visitor user  other member captain foreign organiser administrator
GET /api/admin/health           40101   40301 40301 40301  40301   40301   40301     ok
DELETE /api/admin/jobs/{id}     40101   40301 40301 40301  40301   40301   40301     ok
POST /api/admin/jobs/{id}/retry 40101   40301 40301 40301  40301   40301   40301     ok
`,
  calls: {
    'GET /api/admin/health': () => [{}],
    'POST /api/admin/jobs/{id}/retry': async stage => [{ params: await failedJob(stage) }],
    'DELETE /api/admin/jobs/{id}': async stage => [{ params: await failedJob(stage) }],
  },
}
