import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isForStaff } from '../src/base/contract/call.ts'
import { calls } from '../src/calls.ts'
import { seenOf } from '../src/features/scoring/promotions/server/seen.ts'
import { ask } from './ask.ts'
import { makeDataset } from './factories.ts'
import { makeStage, type Stage } from './stage.ts'
import type { Sample } from './sample.ts'
import { askSample } from './samples.ts'
import { makeTeam } from './teams.ts'
import { makeWorld } from './world.ts'

/** What somebody who runs another competition asks of his own, with ids in the body that belong to the stage's. */
type Own = { id: number; scheduleId: number; teamId: number }
type Smuggled = (stage: Stage, own: Own) => Sample | Promise<Sample>

let stage: Stage
let own: Own
let teamMate: number
beforeAll(async () => {
  stage = await makeStage(await makeWorld())
  const { world, people } = stage
  const { competition_id: id } = await world.db
    .selectFrom('user_role')
    .select('competition_id')
    .where('user_id', '=', people.foreign.id)
    .executeTakeFirstOrThrow()
  const { id: scheduleId, ...round } = await world.db
    .selectFrom('schedule')
    .selectAll()
    .where('competition_id', '=', id)
    .executeTakeFirstOrThrow()
  // Somewhere to be promoted to, from a round that has ended.
  const end = round.end_at.getTime()
  const later = { start_at: new Date(end), list_a_start: new Date(end) }
  const latest = { end_at: new Date(end + 86_400_000), list_a_end: new Date(end + 86_400_000) }
  await world.db.updateTable('competition').set({ end_at: latest.end_at }).where('id', '=', id).execute()
  await world.db
    .insertInto('schedule')
    .values({
      ...round,
      ...later,
      ...latest,
      sort: 1,
      metric_params: '{}',
      sub_rank_names: '[]',
      file_description: null,
    } as never)
    .execute()
  const team = await makeTeam(world, id ?? 0)
  own = { id: id ?? 0, scheduleId, teamId: team.id }
  teamMate = team.captain.id
})
afterAll(() => stage.world.close())

const reason = '核对过了'
/** By call and field: in a list beside ids of one's own, since those alone would hide that the others are taken too. */
const smuggled: Record<string, Smuggled> = {
  'PUT /api/admin/competitions/{id}/participants userIds': ({ people }, { id }) => ({
    params: { id },
    body: { userIds: [teamMate, people.member.id], state: 'refused', reason },
  }),
  'POST /api/admin/competitions/{id}/promotion from': ({ competition, team }, { id }) => ({
    params: { id },
    body: { from: competition.scheduleId, top: 1, seen: seenOf([team.id]) },
  }),
  'PUT /api/admin/competitions/{id}/teams/{teamId}/promotion schedule': ({ competition }, own) => ({
    params: { id: own.id, teamId: own.teamId },
    body: { schedule: competition.scheduleId, isPromoted: true, reason },
  }),
  'PUT /api/admin/competitions/{id}/datasets/order ids': async ({ world, data }, { id }) => {
    const mine = await makeDataset(world, { competition_id: id })
    return { params: { id }, body: { ids: [mine.id, data.id] } }
  },
  'PUT /api/admin/competitions/{id}/rounds value.rounds.id': async (stage, { id }) => {
    const rounds = await roundsOf(stage, id, 'foreign')
    const theirs = await roundsOf(stage, stage.competition.id, 'organiser')
    const value = { rounds: [...rounds.value.rounds, ...theirs.value.rounds] }
    return { params: { id }, body: { value, tag: rounds.tag } }
  },
  'POST /api/admin/competitions/{id}/schedules/{scheduleId}/rescores answerA': rescore('answerA'),
  'POST /api/admin/competitions/{id}/schedules/{scheduleId}/rescores answerB': rescore('answerB'),
  'POST /api/teams/{id}/ban evidence': ({ run }, { teamId }) => ({
    params: { id: teamId },
    body: { reason, evidence: run.findings },
  }),
  'POST /api/datasets competitionId': ({ competition }) => ({
    body: { titleZh: '数据', competitionId: competition.id },
  }),
}

/** What all competitions share, and what only administrators may ask. */
const shared = [
  'POST /api/admin/users/{id}/roles competitionId',
  'POST /api/admin/benchmarks competitionId',
  'POST /api/admin/spic copyFrom',
  'PUT /api/admin/competitions/{id}/basics value.raceCategoryId',
  'PUT /api/admin/competitions/{id}/basics value.organisationIds',
  // Editors write what is the whole site's.
  'PUT /api/admin/content/sites/{siteId} value.banner',
  'PUT /api/admin/content/sites/{siteId} value.logo',
  'PUT /api/admin/experts/{expertId} value.userId',
  'PUT /api/admin/information/{id} value.authorId',
  'PUT /api/admin/information/{id} value.competitionIds',
  'PUT /api/admin/information/{id} value.siteId',
  'PUT /api/admin/learning/{pathId} value.steps.articleId',
  'PUT /api/admin/learning/{pathId} value.steps.competitionId',
  'PUT /api/admin/learning/{pathId} value.steps.stepId',
  'PUT /api/admin/seasons/{seasonId} value.tracks.awards.id',
  'PUT /api/admin/seasons/{seasonId} value.tracks.id',
  'PUT /api/admin/seasons/{seasonId} value.tracks.stages.competitionId',
  // Numbers of versions, not ids.
  'POST /api/admin/content/pages/{pageId}/revisions/{number}/restore number',
  'POST /api/admin/content/pages/{pageId}/steps number',
  'PUT /api/admin/content/pages/{pageId} number',
]

const roundsOf = async ({ world, people }: Stage, id: number, role: 'foreign' | 'organiser') =>
  (await ask(world, `GET /api/admin/competitions/${id}/rounds`, { as: people[role] })).data

function rescore(field: 'answerA' | 'answerB'): Smuggled {
  return async ({ world, competition }, { id, scheduleId }) => {
    const { id: answer } = await world.db
      .selectFrom('answer_file')
      .select('id')
      .where('schedule_id', '=', competition.scheduleId)
      .executeTakeFirstOrThrow()
    return { params: { id, scheduleId }, body: { reason, [field]: answer } }
  }
}

type Schema = {
  type?: string
  exclusiveMinimum?: number
  maximum?: number
  items?: Schema
  anyOf?: Schema[]
  properties?: object
}

/** Of `id()`, and of lists that are short. */
const largestIds = [Number.MAX_SAFE_INTEGER, 2 ** 31 - 1]

/** The places in a body at which an id may stand, alone or in a list. */
function idsIn(schema: Schema, at: readonly string[] = []): string[] {
  if (schema.type === 'integer')
    return schema.exclusiveMinimum === 0 && largestIds.includes(schema.maximum ?? 0) ? [at.join('.')] : []
  const inner = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])]
  return [
    ...inner.flatMap(one => idsIn(one, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => idsIn(one as Schema, [...at, name])),
  ]
}

test('every id in a body that staff send is walked here', () => {
  const found = calls
    .filter(call => isForStaff(call) || call.path === '/api/datasets')
    .flatMap(call =>
      call.body === undefined
        ? []
        : idsIn(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Schema).map(
            place => `${call.method} ${call.path} ${place}`,
          ),
    )
    // A kind of data is shared as well; the contest is of no competition, and of administrators alone.
    .filter(place => !place.endsWith(' categoryId') && !place.includes(' /api/admin/spic/'))
  expect([...new Set(found)].toSorted()).toEqual([...Object.keys(smuggled), ...shared].toSorted())
})

/** Everything that is kept, but for who was when where. */
async function contents(): Promise<Map<string, string>> {
  const { db } = stage.world
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('session', 'rate_window')`.execute(
    db,
  )
  const all = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: found } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${sql.table(name)} t`.execute(
      db,
    )
    all.set(name, found[0]?.hash ?? '')
  }
  return all
}

test.each(Object.keys(smuggled))('%s of another competition is refused and changes nothing', async name => {
  const call = name.slice(0, name.lastIndexOf(' '))
  const [method = '', path = ''] = call.split(' ')
  const sample = (await smuggled[name]?.(stage, own)) ?? {}
  const before = await contents()
  const answer = await askSample(stage, { method, path }, 'foreign', sample)
  expect([400, 403, 404, 409, 422]).toContain(answer.statusCode)
  expect(answer.json().errno).not.toBe('e40001')
  expect([...(await contents())].filter(([table, hash]) => before.get(table) !== hash)).toEqual([])
})
