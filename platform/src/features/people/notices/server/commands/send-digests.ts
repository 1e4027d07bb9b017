import { sql } from 'kysely'
import type { Settings } from '../../../../../base/config/settings.ts'
import { clockParts, dayIn } from '../../../../../base/clock/zone.ts'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import { localize, type Lang } from '../../../../../base/web/language.ts'
import { localizeColumn } from '../../../../../base/web/localize-field.ts'
import { receiversAmong } from '../../../identity/server/public.ts'
import { digestOf, isMorning, toldInDigest, type Told } from '../../mail.rules.ts'
import { withCount } from '../../rules.ts'
import { titleOf } from '../hooks.ts'
import { digest } from '../unsubscribe-token.ts'
import { queueMails } from './queue-mails.ts'

const atOnce = 200

/** Mails those for whom it is morning what is new since their last digest: one a person a day, none when nothing is new. */
export async function sendDigests(db: Db, settings: Settings, now: Date, signal: AbortSignal): Promise<void> {
  for (let after = 0; ;) {
    const waiting = await db
      .selectFrom('notice')
      .select('user_id')
      .distinct()
      .where('for_digest', '=', true)
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(atOnce)
      .execute()
    const ids = waiting.map(row => row.user_id)
    if (ids.length > 0) await db.transaction().execute(tx => digestFor(tx, settings, ids, now))
    after = ids.at(-1) ?? 0
    if (ids.length < atOnce) return
    signal.throwIfAborted()
  }
}

async function digestFor(tx: Tx, settings: Settings, ids: readonly number[], now: Date): Promise<void> {
  const people = await receiversAmong(tx, ids)
  const inMorning = people.flatMap(person => {
    const zone = person.zone ?? usualZone
    return isMorning(Number(clockParts(zone, now.getTime()).hour))
      ? [{ ...person, day: dayIn(zone, now) }]
      : []
  })
  if (inMorning.length === 0) return
  // Of two runs at once the second waits here, and finds that the day is taken.
  const { rows: claimed } = await sql<{ user_id: number; is_wanted: boolean }>`
    insert into notice_digest (user_id, last_on)
    select id, day from unnest(${inMorning.map(({ id }) => id)}::bigint[], ${inMorning.map(({ day }) => day)}::date[]) as person (id, day)
    order by id
    on conflict (user_id) do update set last_on = excluded.last_on
    where notice_digest.last_on is null or notice_digest.last_on < excluded.last_on
    returning user_id, is_wanted`.execute(tx)
  const wants = new Map(claimed.map(row => [Number(row.user_id), row.is_wanted]))
  const news = await takeNews(tx, [...wants.keys()])
  const posts = inMorning.flatMap(({ id, email, language }) => {
    const told = news.get(id)
    if (!told || email === null || !wants.get(id)) return []
    const lang = language ?? 'zh-CN'
    const shown = told.slice(0, toldInDigest).map(say => say(lang))
    return [
      {
        userId: id,
        address: email,
        lang,
        what: digest,
        write: digestOf.bind(null, shown, told.length),
      },
    ]
  })
  await queueMails(tx, settings, posts, now)
}

/** What these people have not been told by mail, the newest first; from here on it was. */
async function takeNews(tx: Tx, ids: readonly number[]): Promise<Map<number, ((lang: Lang) => Told)[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .updateTable('notice')
    .set({ for_digest: false })
    .where('for_digest', '=', true)
    .where('user_id', 'in', ids)
    .returning(['id', 'user_id', 'kind', 'text_zh', 'text_en', 'path', 'count', 'created_at', 'on_site'])
    .execute()
  const mailOnly = rows.filter(row => !row.on_site).map(row => row.id)
  if (mailOnly.length > 0) await tx.deleteFrom('notice').where('id', 'in', mailOnly).execute()
  const newest = rows.toSorted((x, y) => y.created_at.getTime() - x.created_at.getTime() || y.id - x.id)
  const byPerson = Map.groupBy(newest, row => row.user_id)
  return new Map(
    [...byPerson].map(([userId, own]) => [
      userId,
      own.map(row => (lang: Lang) => ({
        title: localize(titleOf(row.kind), lang),
        text: withCount(localizeColumn(row, 'text', lang), row.count),
        path: row.path,
      })),
    ]),
  )
}
