import type { Tx } from '../../../../base/database/tables.ts'
import { formatsIn } from '../../../../base/web/formats-in.ts'
import { localize, type Lang, type Localized } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { noticeWords } from '../notice-words.ts'
import type { ActivityRow } from './activity-value.ts'

const zh = wordsIn(noticeWords, 'zh-CN')
const en = wordsIn(noticeWords, 'en-US')

/** So many are told by one job. */
const atOnce = 500
/** Nobody of the staff does this: nobody is left out as the one whose doing it is. */
const nobody = 0

const pathOf = (articleId: number) => `/information/activity/${articleId}`

async function titleOf(tx: Tx, articleId: number) {
  const row = await tx
    .selectFrom('article')
    .select(['title_zh as zh', 'title_en as en'])
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow()
  return { zh: localize(row, 'zh-CN'), en: localize(row, 'en-US') }
}

/** Tells somebody who waited that they are in. */
export async function notifyOfPlace(
  tx: Tx,
  articleId: number,
  { signupId, userId }: { signupId: number; userId: number },
): Promise<void> {
  const title = await titleOf(tx, articleId)
  await notify(
    tx,
    {
      key: `activity.place:${signupId}`,
      kind: 'activity.place',
      text: { zh: zh.place(title.zh), en: en.place(title.en) },
      path: pathOf(articleId),
    },
    { to: [userId], actor: nobody },
  )
}

type Told = {
  kind: 'activity.reminder' | 'activity.moved' | 'activity.cancelled'
  /** Alike only for what is told once. */
  key: string
  text: Localized
  path?: string
}

/** Tells all who are in, and unless it is theirs alone those who wait too. */
async function tellSignedUp(
  tx: Tx,
  articleId: number,
  { key, path = pathOf(articleId), ...told }: Told,
  { isForWaiting }: { isForWaiting: boolean },
): Promise<void> {
  const people = await tx
    .selectFrom('activity_signup')
    .select('user_id')
    .where('article_id', '=', articleId)
    .$if(!isForWaiting, query => query.where('is_waiting', '=', false))
    .orderBy('id')
    .execute()
  for (let from = 0; from < people.length; from += atOnce)
    await notify(
      tx,
      { ...told, path, key: `activity.${key}` },
      { to: people.slice(from, from + atOnce).map(one => one.user_id), actor: nobody },
    )
}

type Start = { articleId: number; startsAt: Date; zone: string }
const timesOf = ({ startsAt, zone }: Start) => {
  const time = (lang: Lang) => formatsIn(lang).formatTime(startsAt, zone)
  return { zh: zh.time(time('zh-CN'), zone), en: en.time(time('en-US'), zone) }
}

/** Reminds all who are in, once for each start. */
export async function notifyOfStart(tx: Tx, which: 'day' | 'hour', start: Start): Promise<void> {
  const { articleId, startsAt } = start
  const [title, time] = [await titleOf(tx, articleId), timesOf(start)]
  await tellSignedUp(
    tx,
    articleId,
    {
      kind: 'activity.reminder',
      key: `${which}:${articleId}:${startsAt.toISOString()}`,
      text: { zh: zh[which](title.zh, time.zh), en: en[which](title.en, time.en) },
    },
    { isForWaiting: false },
  )
}

export type Change = 'start' | 'place' | 'link'

/** Tells all who signed up of another start, another place or another link. */
export async function notifyOfChange(
  tx: Tx,
  articleId: number,
  row: ActivityRow,
  changes: readonly Change[],
): Promise<void> {
  const title = await titleOf(tx, articleId)
  const time = timesOf({ articleId, startsAt: row.starts_at, zone: row.zone })
  const [zhPlace, enPlace] = [localizeColumn(row, 'place', 'zh-CN'), localizeColumn(row, 'place', 'en-US')]
  const said = (words: typeof zh, at: string, place: string) =>
    changes.map(change =>
      change === 'start'
        ? words.changes.start(at)
        : change === 'link'
          ? words.changes[row.online_url === null ? 'noLink' : 'link']
          : place === ''
            ? words.changes.noPlace
            : words.changes.place(place),
    )
  await tellSignedUp(
    tx,
    articleId,
    {
      kind: 'activity.moved',
      key: `moved:${articleId}:${row.sequence}`,
      text: {
        zh: zh.changed(title.zh, said(zh, time.zh, zhPlace)),
        en: en.changed(title.en, said(en, time.en, enPlace)),
      },
    },
    { isForWaiting: true },
  )
}

/** Tells all who signed up that it was called off and why, or that it takes place after all. */
export async function notifyOfCancellation(tx: Tx, row: ActivityRow): Promise<void> {
  const { article_id: articleId, cancel_reason_zh, cancel_reason_en } = row
  const title = await titleOf(tx, articleId)
  const time = timesOf({ articleId, startsAt: row.starts_at, zone: row.zone })
  await tellSignedUp(
    tx,
    articleId,
    {
      kind: 'activity.cancelled',
      key: `cancelled:${articleId}:${row.sequence}`,
      text:
        cancel_reason_zh !== null && cancel_reason_en !== null
          ? { zh: zh.cancelled(title.zh, cancel_reason_zh), en: en.cancelled(title.en, cancel_reason_en) }
          : { zh: zh.reinstated(title.zh, time.zh), en: en.reinstated(title.en, time.en) },
    },
    { isForWaiting: true },
  )
}

/** Tells all who signed up that its page is gone from view, or there again. */
export async function notifyOfView(
  tx: Tx,
  row: ActivityRow,
  { isShown, now }: { isShown: boolean; now: Date },
): Promise<void> {
  const { article_id: articleId } = row
  const title = await titleOf(tx, articleId)
  const time = timesOf({ articleId, startsAt: row.starts_at, zone: row.zone })
  await tellSignedUp(
    tx,
    articleId,
    {
      kind: 'activity.cancelled',
      key: `view:${articleId}:${now.toISOString()}`,
      text: isShown
        ? { zh: zh.returned(title.zh, time.zh), en: en.returned(title.en, time.en) }
        : { zh: zh.withdrawn(title.zh), en: en.withdrawn(title.en) },
      // What is not shown cannot be read about.
      ...(isShown ? {} : { path: '/information/activity' }),
    },
    { isForWaiting: true },
  )
}
