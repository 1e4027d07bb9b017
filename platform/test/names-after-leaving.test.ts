import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../src/calls.ts'
import { finalListJobs } from '../src/features/scoring/final-lists/server/jobs.ts'
import { tellOfFinalListJob } from '../src/features/scoring/final-lists/server/job.ts'
import { leave } from '../src/features/people/own-data/server/commands/leave.ts'
import { noticeJobs } from '../src/features/people/notices/server/jobs.ts'
import { runJob, workOff } from './queue.ts'
import { askSample, samples } from './samples.ts'
import { makeStage, type Stage } from './stage.ts'
import { makeWorld, type World } from './world.ts'

/** Where the name of somebody who left may still stand, and why. */
const allowed: Record<string, string> = {
  'public.certificate.team_name': 'of a team mate’s certificate, which was issued so',
  'public.idempotent_answer.answer': 'what a request was answered is forgotten after a day',
}

let world: World
let stage: Stage
beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'error' })
  stage = await makeStage(world)
})
afterAll(() => world.close())

/** The columns, by what they are called, in which one of these texts stands; all of the database that can hold a text. */
async function placesOf(names: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string; columns: string[] }>`
    select c.table_schema as schema, c.table_name as name, json_agg(c.column_name) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector', 'USER-DEFINED')
    group by 1, 2`.execute(world.db)
  expect(tables.length).toBeGreaterThan(80)
  const places: string[] = []
  for (const { schema, name, columns } of tables) {
    const each = columns.map(column => sql`string_agg(${sql.ref(column)}::text, ' ') as ${sql.ref(column)}`)
    const { rows } = await sql<Record<string, string | null>>`
      select ${sql.join(each)} from ${sql.table(`${schema}.${name}`)}`.execute(world.db)
    for (const [column, text] of Object.entries(rows[0] ?? {}))
      if (names.some(one => text?.includes(one))) places.push(`${schema}.${name}.${column}`)
  }
  return places.toSorted()
}

/** A final list in which these teams are placed as they are called now, and a certificate of somebody in the first. */
async function placeTeams(userId: number): Promise<void> {
  const { db } = world
  const now = world.clock.now()
  const { id } = await db
    .insertInto('final_list')
    .values({
      competition_id: stage.competition.id,
      has_list_b: false,
      confirmed_at: now,
      confirmed_by: stage.people.organiser.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const teams = [stage.team, stage.otherTeam]
  const places = teams.map((team, index) => ({
    list_id: id,
    sub_rank: '',
    rank: index + 1,
    team_id: team.id,
    team_name: team.name,
  }))
  await db.insertInto('final_place').values(places).execute()
  await db
    .insertInto('final_member')
    .values([
      { list_id: id, team_id: stage.team.id, user_id: userId },
      { list_id: id, team_id: stage.otherTeam.id, user_id: stage.people.other.id },
    ])
    .execute()
  await db
    .insertInto('certificate')
    .values({
      code: '0'.repeat(20),
      competition_id: stage.competition.id,
      serial: 1,
      sub_rank: '',
      user_id: userId,
      team_id: stage.team.id,
      rank: 1,
      name: 'member',
      team_name: stage.team.name,
      competition_zh: 't',
      competition_en: 't',
      award_zh: 'a',
      award_en: 'a',
      issued_on: '2026-11-20',
      issued_at: now,
    })
    .execute()
  await runJob(world, finalListJobs, tellOfFinalListJob.name, { listId: id, what: 'confirmed' })
}

test('the name of somebody who left stands nowhere', async () => {
  const leaving = [stage.people.captain, stage.people.other]
  const names = leaving.map(person => person.name)
  await placeTeams(stage.people.member.id)
  // Both teams are called after their captains, until one of them names his.
  await world.app.inject({
    method: 'PUT',
    url: `/api/teams/${stage.team.id}`,
    headers: stage.people.captain.headers,
    payload: { name: '别的名字' },
  })
  // All that can be done is asked for once by whoever leaves, so that what it writes is looked through as well.
  for (const call of calls) {
    if (call.method === 'GET' || call.method === 'HEAD') continue
    const name = `${call.method} ${call.path}`
    for (const role of ['captain', 'other'] as const)
      await askSample(stage, call, role, (await samples[name]?.(stage, role))?.[0] ?? {})
  }
  await workOff(world, noticeJobs)
  // What they wrote of themselves beside what others go by.
  const ids = leaving.map(person => person.id)
  const at = { created_at: world.clock.now(), updated_at: world.clock.now() }
  const own = { team: `队长 ${names[0]}`, is_named: true, ...at }
  await world.db
    .insertInto('bid')
    .values({
      need_id: stage.bids.need,
      user_id: stage.people.captain.id,
      summary: '方案',
      proposal: '方案',
      offer: '十万元',
      ...own,
    })
    .onConflict(conflict => conflict.columns(['need_id', 'user_id']).doUpdateSet(own))
    .execute()
  await world.db
    .updateTable('benchmark_entry')
    .set({ authors: names.join('、') })
    .where('user_id', 'in', ids)
    .execute()
  const before = await placesOf(names)
  expect(before).toEqual(
    expect.arrayContaining([
      'public.benchmark_entry.authors',
      'public.bid.team',
      'public.final_place.team_name',
      'public.team.name',
      'public.team_event.detail',
    ]),
  )

  const now = world.clock.now()
  for (const { id: userId } of leaving) {
    const grace = { asked_at: new Date(now.getTime() - 15 * 86_400_000), due_at: now }
    await world.db
      .insertInto('account_deletion')
      .values({ user_id: userId, ...grace })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet(grace))
      .execute()
    await world.db.transaction().execute(tx => leave(tx, { userId, now, signOnGoes: true }))
  }
  expect((await placesOf(names)).filter(place => !(place in allowed))).toEqual([])
})
