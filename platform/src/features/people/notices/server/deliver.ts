import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { enqueue } from '../../../../base/jobs/job.ts'
import { receiversAmong } from '../../identity/server/public.ts'
import { channelsOf, isOwnPath, noticeText, type Channels, type Notice } from '../rules.ts'
import { allNoticeKinds } from './hooks.ts'
import { mailNotice } from './job.ts'
import { tellInbox } from './live.ts'
import { choicesOf } from './reads.ts'
import { tellFirst } from './tell-first.ts'

const atOnce = 1_000

type Told = Notice & { to: readonly number[] }
/** One of several notices of a kind that are delivered together, each as its own entry. */
type Each = Omit<Told, 'kind' | 'group'>
type Kind = Pick<Notice, 'kind' | 'group'>
type Pair = { id: number; notice: Omit<Each, 'to'> }

/**
 * Tells these people, each as they chose for the kind. Twice is once, however often and by however many this is called.
 * Answers how many are told now for the first time. Throws when the path is not one of this site.
 */
export const deliver = (db: Db | Tx, { kind, group, ...notice }: Told, now: Date): Promise<number> =>
  deliverPairs(db, { kind, ...(group ? { group } : {}) }, [notice], now)

/** Delivers many notices of one kind, such as each team's rank, in as few statements as one notice takes. */
export const deliverEach = (
  db: Db | Tx,
  kind: Notice['kind'],
  notices: readonly Each[],
  now: Date,
): Promise<number> => deliverPairs(db, { kind }, notices, now)

async function deliverPairs(db: Db | Tx, kind: Kind, notices: readonly Each[], now: Date): Promise<number> {
  for (const { path } of notices) if (!isOwnPath(path)) throw new Error(`not a path of this site: ${path}`)
  const pairs = notices
    .flatMap(({ to, ...notice }) => [...new Set(to)].map(id => ({ id, notice })))
    .toSorted((x, y) => x.id - y.id)
  let told = 0
  for (let from = 0; from < pairs.length; from += atOnce) {
    const some = pairs.slice(from, from + atOnce)
    const tell = (tx: Tx) => deliverSome(tx, kind, some, now)
    told += db.isTransaction ? await tell(db as Tx) : await db.transaction().execute(tell)
  }
  return told
}

async function deliverSome(tx: Tx, of: Kind, pairs: readonly Pair[], now: Date): Promise<number> {
  const { kind } = of
  const ids = [...new Set(pairs.map(({ id }) => id))]
  const chosen = await choicesOf(tx, kind, ids)
  const known = allNoticeKinds.run().get(kind)
  const receivers = new Map((await receiversAmong(tx, ids)).map(person => [person.id, person]))
  const people = pairs.flatMap(({ id, notice }) => {
    const person = receivers.get(id)
    return person ? [{ id, notice, email: person.email, ...channelsOf(known, chosen.get(id)) }] : []
  })
  const fresh = await tellFirst(
    tx,
    people.map(({ id, notice }) => ({ key: notice.key, id })),
    now,
  )
  const told = people.filter((_, at) => fresh.has(at))
  const shown = told.filter(person => person.site || person.mail === 'daily')
  await writeNotices(tx, of, shown, now)
  await tellInbox(
    tx,
    told.filter(person => person.site).map(person => person.id),
    { notice: true },
  )
  const toMail = told.filter(person => person.mail === 'now' && person.email !== null)
  const [first, ...others] = [...Map.groupBy(toMail, person => person.notice)].map(([notice, people]) => ({
    ...notice,
    to: people.map(({ id }) => id),
  }))
  if (first) await enqueue(tx, mailNotice, { ...first, kind, ...(others.length > 0 ? { others } : {}) })
  return told.length
}

/** Grouped notices are written one at a time, because one statement cannot count up the same row twice. */
async function writeNotices(
  tx: Tx,
  { kind, group }: Kind,
  people: readonly (Pair & Channels)[],
  now: Date,
): Promise<void> {
  const [first] = people
  if (!first) return
  const many = group?.text ?? first.notice.text
  // Each text is sent once, however many people get it.
  const notices = [...new Set(people.map(({ notice }) => notice))]
  const places = new Map(notices.map((notice, at) => [notice, at]))
  const told = notices.map(({ text, path }, at) => ({
    at,
    zh: noticeText(text.zh),
    en: noticeText(text.en),
    path,
  }))
  await sql`
    insert into notice (user_id, kind, text_zh, text_en, path, group_key, on_site, for_digest, created_at)
    select id, ${kind}, zh, en, path, ${group?.key ?? null}, site, daily, ${now}::timestamptz
    from unnest(
      ${people.map(person => person.id)}::bigint[],
      ${people.map(person => places.get(person.notice))}::integer[],
      ${people.map(person => person.site)}::boolean[],
      ${people.map(person => person.mail === 'daily')}::boolean[]
    ) as person (id, at, site, daily)
    join jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (at integer, zh text, en text, path text) using (at)
    order by id
    on conflict (user_id, group_key) where read_at is null and group_key is not null do update set
      count = notice.count + 1, text_zh = ${noticeText(many.zh)}, text_en = ${noticeText(many.en)},
      created_at = excluded.created_at, on_site = notice.on_site or excluded.on_site,
      for_digest = notice.for_digest or excluded.for_digest`.execute(tx)
}
