import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { hashSecret, makeSecret } from '../../src/base/secrets.ts'
import { refreshSchedule } from '../../src/features/scoring/rankings/server/public.ts'
import { makeCompetition, type TestUser } from '../factories.ts'
import { rightResult } from '../results.ts'
import { ok, sha256, type Site } from './site.ts'

const hour = 3_600_000

/** So many people with sessions. */
export async function makePeople(site: Site, count: number): Promise<TestUser[]> {
  const now = site.clock.now()
  const mark = makeSecret().slice(0, 6)
  const secrets = Array.from({ length: count }, () => makeSecret())
  const { rows } = await sql<{ id: number; name: string; at: number }>`
    with made as (
      insert into app_user (sso_id, user_name, email, email_bound, phone_bound, created_at)
      select ${mark} || '-' || n, ${mark} || ' ' || n, ${mark} || n || '@example.com', true, true, ${now}::timestamptz
      from generate_series(1, ${count}::int) n returning id, user_name
    )
    select id, user_name as name, split_part(user_name, ' ', 2)::int as at from made order by at`.execute(
    site.db,
  )
  await sql`
    insert into session (token_hash, user_id, expires_at, created_at, last_seen_at)
    select hash, id, '2100-01-01', ${now}, ${now}
    from unnest(${secrets.map(hashSecret)}::bytea[], ${rows.map(row => row.id)}::bigint[]) as s (hash, id)`.execute(
    site.db,
  )
  return rows.map(({ id, name }, at) => ({
    id,
    name,
    headers: { cookie: `leitai_session=${secrets[at]}`, origin: 'http://localhost:3000' },
  }))
}

/** Does something for each, a few at a time as a server is asked. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const rest = all.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const one of rest) await work(one)
    }),
  )
}

/** A competition that takes sign-ups, whose first round is over without a list B and whose second is to come. */
export async function makeManyTeams(site: Site) {
  const at = (hours: number) => new Date(site.clock.now().getTime() + hours * hour)
  const made = await makeCompetition(site, { schedule: { end_at: at(-1), list_a_end: at(-1) } })
  const next = await site.db
    .insertInto('schedule')
    .values({
      competition_id: made.id,
      sort: 1,
      start_at: at(1),
      end_at: at(24),
      list_a_start: at(1),
      list_a_end: at(24),
      metric_key: 'accuracy',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [organiser] = await makePeople(site, 1)
  if (!organiser) throw new Error('there is no organiser')
  await site.db
    .insertInto('user_role')
    .values({ user_id: organiser.id, role: 'organiser', competition_id: made.id, granted_by: null })
    .execute()
  return { ...made, nextId: next.id, organiser, admin: `/api/admin/competitions/${made.id}` as const }
}
export type ManyTeams = Awaited<ReturnType<typeof makeManyTeams>>

export const signUpAll = (site: Site, { id }: ManyTeams, people: readonly TestUser[]): Promise<void> =>
  eachOf(people, as =>
    ok(site.ask(`POST /api/competitions/${id}/users`, { as, body: { agreementVersion: 1 } })),
  )

/** Every team has handed in a file, and boards are made of their scores: who signed up first is the best. */
export async function scoreAll(site: Site, { id, scheduleId }: ManyTeams): Promise<void> {
  const content = Buffer.from(rightResult)
  const { key } = await site.storage.put(Readable.from([content]), { maxBytes: 1_000 })
  const now = new Date(site.clock.now().getTime() - 2 * hour)
  await sql`
    with handed as (
      insert into submission (competition_id, schedule_id, team_id, user_id, list, state, file_name, storage_key,
        sha256, size, rows, progress, quota_day, received_at, started_at, finished_at)
      select ${id}, ${scheduleId}, team_id, user_id, 'A', 'scored', 'r.csv', ${key},
        ${sha256(content)}, ${content.length}, 4, 1, ${now}::timestamptz::date, ${now}, ${now}, ${now}
      from team_member where competition_id = ${id} order by user_id returning id, user_id
    )
    insert into submission_score (submission_id, board, score, submission_sha256, answer_sha256, scorer_hash, computed_at)
    select id, 'A', 1 / (1 + row_number() over (order by user_id))::float8, ${sha256(content)}, ${sha256(content)}, 'h', ${now}
    from handed`.execute(site.db)
  await site.db.transaction().execute(tx => refreshSchedule(tx, scheduleId))
  await sql`analyze`.execute(site.db)
}

/** The rows of a file that an organiser downloads, without its head. */
export async function fileOf(site: Site, { admin, organiser }: ManyTeams, name: string): Promise<string[][]> {
  const { status, text } = await site.ask(`GET ${admin}/${name}.csv`, { as: organiser })
  if (status !== 200) throw new Error(`refused: ${text.slice(0, 300)}`)
  return text
    .split('\r\n')
    .slice(1, -1)
    .map(line => line.split(','))
}

/** The whole board by its pages, as competitors turn them. */
export async function boardOf(site: Site, { id, scheduleId }: ManyTeams, teams: number) {
  const list: { ranking: number; team: { id: number } }[] = []
  for (let page = 1; list.length < teams; page++) {
    const { rankings } = await ok(
      site.ask(`GET /api/competitions/${id}?part=rankings&sch=${scheduleId}&page=${page}&per_size=50`),
    )
    if (rankings.list.length === 0) throw new Error(`page ${page} of the board is empty`)
    list.push(...rankings.list)
  }
  return list
}

/** Promotes the first so many, as the page does it. */
export async function promote(site: Site, { admin, organiser, scheduleId }: ManyTeams, top: number) {
  const shown = await ok(site.ask(`GET ${admin}/promotion?from=${scheduleId}&top=${top}`, { as: organiser }))
  const done = await ok(
    site.ask(`POST ${admin}/promotion`, {
      as: organiser,
      body: { from: scheduleId, top, seen: shown.seen },
    }),
  )
  await site.settle()
  return { shown, done }
}

/** Writes to everybody who takes part, and waits until the last has it. */
export async function announce(site: Site, { admin, organiser }: ManyTeams) {
  const body = { segment: 'signed_up', contentZh: '决赛明天开始。', contentEn: 'The final begins tomorrow.' }
  const sent = await ok(site.ask(`POST ${admin}/broadcasts`, { as: organiser, body }))
  await site.settle()
  const { list } = await ok(site.ask(`GET ${admin}/broadcasts`, { as: organiser }))
  return { sent, now: list[0] }
}

/** Both rounds are over, and the final list is confirmed as it is shown. */
export async function confirmFinalList(site: Site, { admin, organiser, id }: ManyTeams) {
  const at = new Date(site.clock.now().getTime() - hour / 2)
  await site.db
    .updateTable('schedule')
    .set({ start_at: at, list_a_start: at, end_at: site.clock.now(), list_a_end: site.clock.now() })
    .where('competition_id', '=', id)
    .where('sort', '=', 1)
    .execute()
  const { seen } = await ok(site.ask(`GET ${admin}/final-list`, { as: organiser }))
  const confirmed = await ok(site.ask(`POST ${admin}/final-list`, { as: organiser, body: { seen } }))
  await site.settle()
  return confirmed
}

/** How many notices of each kind people have, and how many of them have one. */
export async function noticesOf(site: Site, people: readonly TestUser[]) {
  const rows = await site.db
    .selectFrom('notice')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().as('notices'),
      fn.count<number>('user_id').distinct().as('people'),
    ])
    .where(eb => eb('user_id', '=', eb.fn.any(eb.val(people.map(one => one.id)))))
    .groupBy('kind')
    .execute()
  return Object.fromEntries(
    rows.map(({ kind, notices, people }) => [kind, [Number(notices), Number(people)]]),
  )
}
