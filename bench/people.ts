import { sql } from 'kysely'
import type { Tx } from '../platform/src/base/database/tables.ts'
import {
  activityPage,
  daysOf,
  followedPage,
} from '../platform/src/features/front/person-pages/server/activity.views.ts'
import { enteredPage } from '../platform/src/features/front/person-pages/server/entered.views.ts'
import type { Reading } from '../platform/src/features/front/person-pages/server/reader.ts'
import { profileOf } from '../platform/src/features/people/profiles/server/views.ts'
import type { Product } from './product.ts'
import { quantile, type Row, timed } from './report.ts'

const people = process.env.BENCH_SMALL === undefined ? 100_000 : 2_000
const competitions = 300
const eventsEach = 20
const followedByOne = 500

/** Pages of people and their feeds among as many as a large platform has, asked of the database. */
export async function benchPeople({ db }: Product): Promise<Row[]> {
  const { first, reader } = await db.transaction().execute(fill)
  await sql`vacuum (analyze)`.execute(db)
  const now = new Date()
  const reading = (userId: number | null): Reading => ({
    db,
    settings: { RATING: true },
    lang: 'zh-CN',
    now,
    viewer:
      userId === null
        ? null
        : ({ userId, roles: new Set(), organises: new Set() } as unknown as Reading['viewer']),
  })
  const visitor = reading(null)
  const visible = {
    competitions: true,
    myDynamics: true,
    othersDynamics: true,
    work: true,
    education: true,
    email: false,
  }
  const anybody = () => first + Math.floor(Math.random() * (people - 1))
  const rowOf = async (what: string, bar: string, ask: () => Promise<unknown>): Promise<Row> => {
    const times: number[] = []
    for (let run = 0; run < 200; run++) {
      times.push(await timed(ask))
    }
    const floor: number[] = []
    for (let run = 0; run < 200; run++) {
      floor.push(await timed(() => sql`select 1`.execute(db)))
    }
    const [p50, alone] = [quantile(times, 0.5), quantile(floor, 0.5)]
    return {
      path: `${what}, ${people.toLocaleString('en')} people, ${(people * eventsEach).toLocaleString('en')} events`,
      figure: `p50 / p99 ${p50.toFixed(1)} / ${quantile(times, 0.99).toFixed(1)} ms`,
      floor: `a statement that reads nothing ${alone.toFixed(2)} ms; bar: ${bar}`,
      ratio: `${(p50 / alone).toFixed(0)} times as long`,
    }
  }
  return [
    await rowOf('A person’s profile', 'p99 20 ms', () =>
      profileOf(db, { id: anybody(), viewerId: null, now }),
    ),
    await rowOf('What a person entered, with places', 'p99 50 ms', () =>
      enteredPage(visitor, { userId: anybody(), practice: false, page: 1, perPage: 20 }),
    ),
    await rowOf('A person’s activity', 'p99 20 ms', () =>
      activityPage(visitor, { userId: anybody(), visible, before: undefined, perPage: 20 }),
    ),
    await rowOf('A person’s year by days', 'p99 20 ms', () =>
      daysOf(visitor, { userId: anybody(), visible, zone: 'Asia/Shanghai', from: '2020-01-01' }),
    ),
    await rowOf(`The feed of somebody who follows ${followedByOne}`, 'p99 50 ms', () =>
      followedPage(reading(reader), { userId: reader, before: undefined, perPage: 8 }),
    ),
  ]
}

/** People who each signed up for some competitions, follow ten others, and did twenty things in a year. */
async function fill(db: Tx): Promise<{ first: number; reader: number }> {
  // A restore's way: what is inserted is known to fit, so neither keys nor counters are asked row by row.
  await sql`set local session_replication_role = replica`.execute(db)
  await sql`set local statement_timeout = 0`.execute(db)
  const { rows } = await sql<{ first: number }>`
    with made as (
      insert into app_user (sso_id, user_name) select 'bench-people:' || n, '众 ' || n from generate_series(1, ${people}::int) n returning id)
    select min(id) as first from made`.execute(db)
  const first = rows[0]?.first ?? 0
  const made = await sql<{ id: number }>`
    insert into competition (type, title_zh, title_en, start_at, end_at, published_at)
    select 'computing', '众 ' || n, 'Many ' || n, now() - interval '90 days', now() + interval '9 days', now() - interval '91 days'
    from generate_series(1, ${competitions}::int) n returning id`.execute(db)
  const ids = made.rows.map(({ id }) => id)
  await sql`
    insert into registration (competition_id, user_id, agreement_version, created_at)
    select (${ids}::bigint[])[1 + (u + n * 37) % ${competitions}], ${first} + u, 1, now() - (n || ' days')::interval
    from generate_series(0, ${people}::int - 1) u, generate_series(0, 4) n on conflict do nothing`.execute(db)
  await sql`
    insert into user_accomplishment (user_id, kind, name, created_at)
    select ${first} + u, 'prize', '奖 ' || n, now() from generate_series(0, ${people}::int - 1) u, generate_series(1, ${eventsEach - 5}) n`.execute(
    db,
  )
  await sql`
    insert into activity_event (user_id, kind, subject_id, at)
    select user_id, 'prize', id, now() - random() * interval '365 days' from user_accomplishment where user_id >= ${first}`.execute(
    db,
  )
  await sql`
    insert into activity_event (user_id, kind, competition_id, subject_id, at)
    select user_id, 'sign_up', competition_id, competition_id, created_at from registration where user_id >= ${first}
    on conflict do nothing`.execute(db)
  await sql`
    insert into follow (sponsor_id, followed_id, created_at)
    select ${first} + u, ${first} + (u + n * 7919) % ${people}, now()
    from generate_series(0, ${people}::int - 1) u, generate_series(1, 10) n on conflict do nothing`.execute(
    db,
  )
  const reader = first
  await sql`
    insert into follow (sponsor_id, followed_id, created_at)
    select ${reader}, ${first} + n * ${Math.floor(people / followedByOne) - 1}, now() from generate_series(1, ${followedByOne}) n
    on conflict do nothing`.execute(db)
  return { first, reader }
}
