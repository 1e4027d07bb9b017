import type { Tx } from '../../../../base/database/tables.ts'
import { formatTime } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { noticeWords } from '../notice-words.ts'

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

type Start = { articleId: number; startsAt: Date; zone: string }

/** Tells all who are in, and of a moved start those who wait too, once for each start. */
export async function notifyOfStart(
  tx: Tx,
  which: 'day' | 'hour' | 'moved',
  { articleId, startsAt, zone }: Start,
): Promise<void> {
  const title = await titleOf(tx, articleId)
  const time = formatTime(startsAt, zone)
  const told = await tx
    .selectFrom('activity_signup')
    .select('user_id')
    .where('article_id', '=', articleId)
    .$if(which !== 'moved', query => query.where('is_waiting', '=', false))
    .orderBy('id')
    .execute()
  for (let from = 0; from < told.length; from += atOnce)
    await notify(
      tx,
      {
        key: `activity.${which}:${articleId}:${startsAt.toISOString()}`,
        kind: which === 'moved' ? 'activity.moved' : 'activity.reminder',
        text: {
          zh: zh[which](title.zh, zh.time(time, zone)),
          en: en[which](title.en, en.time(time, zone)),
        },
        path: pathOf(articleId),
      },
      { to: told.slice(from, from + atOnce).map(one => one.user_id), actor: nobody },
    )
}
