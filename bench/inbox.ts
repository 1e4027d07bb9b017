import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Db, ReadDb, Tables } from '../platform/src/base/database/tables.ts'
import { conversationView } from '../platform/src/features/people/inbox/server/conversation.views.ts'
import { sessionPage } from '../platform/src/features/people/inbox/server/sessions.views.ts'
import { countUnread } from '../platform/src/features/people/inbox/server/unread.ts'
import { noticesOf } from '../platform/src/features/people/notices/server/views.ts'
import { openLoop } from './l2/open-loop.ts'
import { anonymousPages, leaderboard, routeChanges } from './l2/readers.ts'
import { competitionId, fillWorld, firstUser, sizes, small } from './l2/world.ts'
import { makeAdministrator, type Product } from './product.ts'
import { type Found, quantile, type Row, timed } from './report.ts'

const messages = small ? 100_000 : 5_000_000
const perConversation = 20
/** Somebody who never reads. */
const heavy = firstUser + 77
const heavyUnread = 5_000
const runs = 200
const barSeconds = 60

/** Notices and messages among five million of each, and a broadcast to everybody beside readers. */
export async function benchInbox(product: Product): Promise<Found> {
  await fillWorld(product)
  await fillMessages(product)
  const rows = await reads(product)
  const sent = await broadcast(product)
  return { rows: [...rows, ...sent.rows], notes: sent.notes }
}

async function reads({ read, databaseUrl }: Product): Promise<Row[]> {
  const asked: CompiledQuery[] = []
  const client = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'bench' })
  const watched = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: client }),
    log: event => void (event.level === 'query' && asked.push(event.query)),
  })
  const anybody = () => firstUser + 1 + Math.floor(Math.random() * sizes.users)
  const all = `${sizes.notices.toLocaleString('en')} notices, ${messages.toLocaleString('en')} messages`
  const measure = async (what: string, bar: string, ask: (db: ReadDb) => Promise<unknown>): Promise<Row> => {
    const took: number[] = []
    const inside: number[] = []
    const planned: number[] = []
    const bare: number[] = []
    for (let run = -20; run < runs; run++) {
      const whole = await timed(() => ask(read))
      asked.length = 0
      await ask(watched)
      const spent = await Promise.all(asked.map(query => inDatabase(client, query)))
      const alone = await timed(() => sql`select 1`.execute(watched))
      // The first ones find nothing of theirs in memory.
      if (run < 0) continue
      took.push(whole)
      bare.push(alone)
      inside.push(spent.reduce((sum, one) => sum + one.run, 0))
      planned.push(spent.reduce((sum, one) => sum + one.plan, 0))
    }
    const ms = (of: readonly number[], digits = 3) =>
      `${quantile(of, 0.5).toFixed(digits)} / ${quantile(of, 0.99).toFixed(digits)}`
    return {
      path: `${what}, ${all}`,
      figure: `in the database p50 / p99 ${ms(inside)} ms, planned once in ${quantile(planned, 0.5).toFixed(2)} ms; asked ${ms(took, 2)} ms`,
      floor: `a statement that reads nothing, asked ${ms(bare, 2)} ms; bar: ${bar}`,
      ratio: `${(quantile(took, 0.5) / quantile(bare, 0.5)).toFixed(1)} times as long`,
    }
  }
  const none = '–'
  const found = [
    await measure('Unread count', '0.2 ms in the database', db => countUnread(db, anybody())),
    await measure(
      `Unread count of somebody who left ${heavyUnread.toLocaleString('en')}`,
      '0.2 ms in the database',
      db => countUnread(db, heavy),
    ),
    await measure('Page of notices', none, db =>
      noticesOf(db, anybody(), { page: 1, pageSize: 10, lang: 'zh-CN' }),
    ),
    await measure('Page of conversations', none, db => sessionPage(db, anybody(), { page: 1, per_page: 10 })),
    await measure('Page of a conversation', none, async db => {
      const userId = anybody()
      await conversationView(db, {
        userId,
        otherId: otherOf(userId, 1),
        page: 1,
        perPage: 10,
        before: undefined,
        lang: 'zh-CN',
      })
    }),
  ]
  await watched.destroy()
  return found
}

type Explained = { 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }] }

async function inDatabase(client: pg.Pool, { sql: text, parameters }: CompiledQuery) {
  const { rows } = await client.query<Explained>(`explain (analyze, timing off, format json) ${text}`, [
    ...parameters,
  ])
  const plan = rows[0]?.['QUERY PLAN'][0]
  if (!plan) throw new Error('no plan')
  return { plan: plan['Planning Time'], run: plan['Execution Time'] }
}

const conversationsEach = messages / perConversation / sizes.users
/** With whom somebody has their nth conversation that they began. */
const otherOf = (userId: number, nth: number) =>
  firstUser + 1 + ((userId - firstUser - 1 + nth * 7_919) % sizes.users)

/** As a restore would: sides are those that the triggers would have made. */
async function fillMessages({ databaseUrl }: Product): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' })
  await client.connect()
  const conversations = Math.max(1, Math.ceil(conversationsEach * sizes.users))
  const nth = `(1 + n / ${sizes.users})`
  const one = `(${firstUser} + 1 + n % ${sizes.users})`
  const other = `(${firstUser} + 1 + (n % ${sizes.users} + ${nth} * 7919) % ${sizes.users})`
  try {
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'",
    )
    for (const statement of [
      `insert into conversation (low_id, high_id, begun_by, created_at)
       select least(${one}, ${other}), greatest(${one}, ${other}), ${one}, now() - interval '80 days'
       from generate_series(0, ${conversations - 1}) n on conflict do nothing`,
      `insert into message (sender_id, receiver_id, content, created_at, read_at, conversation_id)
       select case m % 2 when 0 then c.low_id else c.high_id end, case m % 2 when 0 then c.high_id else c.low_id end,
         '这个特征我试过了，线下有一点提升。', now() - interval '70 days' + m * interval '1 hour' + c.id % 1000 * interval '1 minute',
         case when m < ${perConversation - 2} or c.id % 4 > 0 then now() end, c.id
       from generate_series(0, ${perConversation - 1}) m, conversation c order by m, c.id`,
      `insert into conversation_side (user_id, other_id, conversation_id, unread_count, last_message_id)
       select user_id, other_id, conversation_id, sum(unread), max(id) from (
         select receiver_id as user_id, sender_id as other_id, conversation_id, (read_at is null)::int as unread, id from message
         union all select sender_id, receiver_id, conversation_id, 0, id from message) m group by 1, 2, 3`,
      `insert into notice (user_id, kind, text_zh, text_en, path, on_site, for_digest, created_at)
       select ${heavy}, 'submission.scored', '你提交的文件已经评测完成。', 'Your submission has been scored.', '/competitions/${competitionId}/submits', true, false,
         now() - n * interval '1 minute' from generate_series(1, ${heavyUnread}) n`,
      // A broadcast reaches whoever signed up.
      `insert into registration (competition_id, user_id, agreement_version, created_at)
       select ${competitionId + 1}, id, 1, now() from app_user where id > ${firstUser} on conflict do nothing`,
      'set session_replication_role = origin',
      'vacuum (analyze)',
    ])
      await client.query(statement)
  } finally {
    await client.end()
  }
}

/** To everybody, by the call and the job, with and without it beside readers at the same rate. */
async function broadcast({ db, url }: Product): Promise<{ rows: Row[]; notes: string[] }> {
  const headers = await makeAdministrator(db)
  const readers = () => [leaderboard(25), routeChanges(25), anonymousPages(5)]
  await openLoop(url, readers(), 10)
  const before = await openLoop(url, readers(), small ? 5 : 30)
  const beside = openLoop(url, readers(), small ? 5 : 30)
  await wait(1_000)
  const from = performance.now()
  const answer = await fetch(`${url}/api/admin/competitions/${competitionId + 1}/broadcasts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': `bench-${Date.now()}` },
    body: JSON.stringify({
      segment: 'all',
      contentZh: '终榜已经公布。',
      contentEn: 'The final list is public.',
    }),
  })
  if (!answer.ok) throw new Error(`the broadcast was refused: ${await answer.text()}`)
  const asked = performance.now() - from
  const reached = await untilDelivered(db)
  const took = (performance.now() - from) / 1_000
  const during = await beside
  const bare = await timed(() => bareInsert(db, reached))
  const p99 = (told: (typeof before)['told'], index: number) => quantile(told[index]?.latencies ?? [0], 0.99)
  const failed = [...before.told, ...during.told].reduce(
    (sum, { errors }) => sum + [...errors.values()].reduce((all, one) => all + one, 0),
    0,
  )
  return {
    rows: [
      {
        path: `Broadcast to ${reached.toLocaleString('en')} people among ${sizes.notices.toLocaleString('en')} notices, beside readers`,
        figure: `${took.toFixed(1)} s until the last has it; the call ${asked.toFixed(0)} ms`,
        floor: `as many rows inserted at once ${(bare / 1_000).toFixed(1)} s; bar: ${barSeconds} s`,
        ratio: took <= barSeconds ? 'within' : `${(took / barSeconds).toFixed(1)} times the bar`,
      },
      ...during.told.map(({ name, latencies }, index) => ({
        path: `${name} beside it`,
        figure: `p50 / p99 ${quantile(latencies, 0.5).toFixed(0)} / ${quantile(latencies, 0.99).toFixed(0)} ms`,
        floor: `without it p99 ${p99(before.told, index).toFixed(0)} ms`,
        ratio: `${(quantile(latencies, 0.99) / p99(before.told, index)).toFixed(1)} times`,
      })),
    ],
    notes: [
      `The broadcast is delivered by the worker's job in batches, each with a row a person, its key and its live event. Readers ask at a fixed rate (25 boards, 25 route changes and 5 visitors' pages a second, for 30 s before and 30 s from a second before the broadcast); ${failed} of their answers were wrong. What is in the database is what \`explain (analyze)\` says.`,
    ],
  }
}

async function untilDelivered(db: Db): Promise<number> {
  for (;;) {
    const row = await db
      .selectFrom('broadcast')
      .select(['reached', 'delivered_at'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    if (row.delivered_at !== null) return row.reached
    await wait(100)
  }
}

const bareInsert = (db: Db, count: number) =>
  sql`
    insert into notice (user_id, kind, text_zh, text_en, path, on_site, for_digest, created_at)
    select id, 'broadcast.sent', '终榜已经公布。', 'The final list is public.', '/competitions/1', true, false, now()
    from app_user where id > ${firstUser} limit ${count}`.execute(db)
