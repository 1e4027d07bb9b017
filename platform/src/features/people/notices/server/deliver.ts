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

/**
 * Tells these people, each as they chose for the kind. Twice is once, however often and by however many this is called.
 * Answers how many are told now for the first time. Throws when the path is not one of this site.
 */
export async function deliver(db: Db | Tx, notice: Told, now: Date): Promise<number> {
  if (!isOwnPath(notice.path)) throw new Error(`not a path of this site: ${notice.path}`)
  const to = [...new Set(notice.to)].toSorted((x, y) => x - y)
  let told = 0
  for (let from = 0; from < to.length; from += atOnce) {
    const some = to.slice(from, from + atOnce)
    const tell = (tx: Tx) => deliverSome(tx, notice, some, now)
    told += db.isTransaction ? await tell(db as Tx) : await db.transaction().execute(tell)
  }
  return told
}

async function deliverSome(tx: Tx, notice: Told, ids: readonly number[], now: Date): Promise<number> {
  const chosen = await choicesOf(tx, notice.kind, ids)
  const kind = allNoticeKinds.run().get(notice.kind)
  const people = (await receiversAmong(tx, ids)).map(person => ({
    ...person,
    ...channelsOf(kind, chosen.get(person.id)),
  }))
  const fresh = await tellFirst(
    tx,
    notice.key,
    people.map(person => person.id),
    now,
  )
  const told = people.filter(person => fresh.has(person.id))
  const shown = told.filter(person => person.site || person.mail === 'daily')
  await writeNotices(tx, notice, shown, now)
  await tellInbox(
    tx,
    told.filter(person => person.site).map(person => person.id),
    { notice: true },
  )
  const toMail = told.filter(person => person.mail === 'now' && person.email !== null).map(({ id }) => id)
  const { key, kind: named, text, path } = notice
  if (toMail.length > 0) await enqueue(tx, mailNotice, { key, kind: named, text, path, to: toMail })
  return told.length
}

async function writeNotices(
  tx: Tx,
  { kind, text, path, group }: Notice,
  people: readonly ({ id: number } & Channels)[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  const many = group?.text ?? text
  await sql`
    insert into notice (user_id, kind, text_zh, text_en, path, group_key, on_site, for_digest, created_at)
    select id, ${kind}, ${noticeText(text.zh)}, ${noticeText(text.en)}, ${path}, ${group?.key ?? null}, site, daily, ${now}::timestamptz
    from unnest(
      ${people.map(person => person.id)}::bigint[],
      ${people.map(person => person.site)}::boolean[],
      ${people.map(person => person.mail === 'daily')}::boolean[]
    ) as person (id, site, daily) order by id
    on conflict (user_id, group_key) where read_at is null and group_key is not null do update set
      count = notice.count + 1, text_zh = ${noticeText(many.zh)}, text_en = ${noticeText(many.en)},
      created_at = excluded.created_at, on_site = notice.on_site or excluded.on_site,
      for_digest = notice.for_digest or excluded.for_digest`.execute(tx)
}
