import { sql } from 'kysely'
import { ask, send } from './ask.ts'
import { makeUser } from './factories.ts'
import type { Samples } from './samples.ts'
import type { Stage } from './stage.ts'

const path = '/api/admin/competitions/{id}/rounds/{roundId}' as const
const round = ({ competition }: Stage) => ({ id: competition.id, roundId: competition.scheduleId })
const person = async ({ world }: Stage) => ({ id: (await makeUser(world)).id })
/** In whichever way the stage runs list B. */
const answers = 'id,label,Usage\n1,a,Public\n2,b,Private\n3,a,Public\n4,b,Private\n'
const result = 'id,label\n1,a\n2,b\n3,a\n4,b\n'

/** A part of how a round is evaluated, saved as it was read. */
const unchanged =
  (part: 'metric' | 'file'): Samples[string] =>
  async stage => {
    const { id, roundId } = round(stage)
    const { data } = await ask(
      stage.world,
      `GET /api/admin/competitions/${id}/rounds/${roundId}/evaluation`,
      {
        as: stage.people.administrator,
      },
    )
    const { value, tag } = data[part]
    return [{ params: { id, roundId }, body: { value, tag } }]
  }

/** A job that was given up. */
async function failedJob({ world }: Stage): Promise<{ id: number }> {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('notices.send', max_attempts := 1)`.execute(world.db)
  const id = Number(rows[0]?.id)
  await sql`update graphile_worker._private_jobs set attempts = 1 where id = ${id}`.execute(world.db)
  return { id }
}

const prepared = new WeakMap<object, Promise<unknown>>()

/** Gives the round answers that were checked, once a world: asking is counted, this is not. */
async function withAnswers(stage: Stage): Promise<void> {
  const { id, roundId } = round(stage)
  const made =
    prepared.get(stage.world) ??
    send(stage.world, `POST /api/admin/competitions/${id}/rounds/${roundId}/answers`, {
      as: stage.people.administrator,
      file: { name: 'answers.csv', content: answers },
    })
  prepared.set(stage.world, made)
  await made
}

/** How the calls about rounds' evaluation, and those of administrators alone, are asked on a stage. */
export const staffSamples: Samples = {
  'GET /api/admin/metrics': () => [{}],
  [`GET ${path}/evaluation`]: stage => [{ params: round(stage) }],
  [`PUT ${path}/metric`]: unchanged('metric'),
  [`PUT ${path}/file`]: unchanged('file'),
  [`POST ${path}/derive`]: stage => [{ params: round(stage) }],
  [`POST ${path}/answers`]: stage => [
    {
      params: round(stage),
      file: answers,
    },
  ],
  [`POST ${path}/try`]: stage => [{ params: round(stage), file: result }],
  [`POST ${path}/prove`]: stage => [{ params: round(stage) }],
  [`GET ${path}/sample`]: async stage => {
    await withAnswers(stage)
    return [{ params: round(stage) }]
  },
  [`POST ${path}/sample`]: async stage => {
    await withAnswers(stage)
    return [{ params: round(stage), body: {} }]
  },
  'GET /api/admin/competitions/{id}/baselines': ({ competition: { id } }) => [{ params: { id } }],
  [`POST ${path}/baselines`]: stage => [
    { params: round(stage), fields: { name: 'A baseline' }, file: result },
  ],
  'GET /api/admin/competitions/{id}/invite': ({ competition: { id } }) => [{ params: { id } }],
  'PUT /api/admin/competitions/{id}/invite': async ({ world, competition: { id }, people }) => {
    const { data } = await ask(world, `GET /api/admin/competitions/${id}/invite`, {
      as: people.administrator,
    })
    return [{ params: { id }, body: { value: data.value, tag: data.tag } }]
  },

  'GET /api/admin/users': ({ name }) => [
    { query: { per_page: 50 } },
    { query: { search: name, role: 'organiser', state: 'active' } },
  ],
  'GET /api/admin/users/{id}': ({ people }) => [{ params: { id: people.captain.id } }],
  'PUT /api/admin/users/{id}/lock': async stage => [
    { params: await person(stage), body: { isLocked: true, reason: '作弊' } },
  ],
  'DELETE /api/admin/users/{id}/sessions': async stage => [{ params: await person(stage) }],
  'POST /api/admin/users/{id}/roles': async stage => [
    { params: await person(stage), body: { role: 'organiser', competitionId: stage.competition.id } },
  ],
  'DELETE /api/admin/users/{id}/roles': async stage => [
    { params: await person(stage), query: { role: 'editor' } },
  ],
  'GET /api/admin/audit': ({ people }) => [{}, { query: { actor: people.organiser.id, action: 'team' } }],
  'GET /api/admin/health': () => [{}],
  'POST /api/admin/jobs/{id}/retry': async stage => [{ params: await failedJob(stage) }],
  'DELETE /api/admin/jobs/{id}': async stage => [{ params: await failedJob(stage) }],
}
