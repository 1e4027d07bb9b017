import type { Tx } from '../../base/database/tables.ts'
import { searchVector } from '../../base/search/search.ts'
import { readingMinutes } from '../../features/content/information/rules.ts'
import type { Staff } from '../insert-people.ts'
import { keepPicture, type Put } from '../keep-picture.ts'
import { activities, type PlannedActivity } from './activities.ts'
import { bylineOf } from './bylines.ts'
import { basics } from './basics.ts'
import { informationCovers } from './covers.ts'
import { methods } from './methods.ts'
import { news } from './news.ts'
import type { PlannedArticle } from './plan.ts'
import { stories } from './stories.ts'

type Given = {
  put: Put
  competitions: Record<string, number>
  staff: Staff
  people: readonly { id: number; name: string }[]
  now: Date
}
const hour = 3_600_000
const day = 24 * hour

/**
 * Nineteen articles and six activities beside the first two, with people who signed up; one was called off.
 * Answers the ids of articles by their covers, of which each has its own.
 */
export async function insertInformation(tx: Tx, given: Given): Promise<Record<string, number>> {
  const articles: Record<string, number> = {}
  for (const article of [...methods, ...basics, ...stories, ...news])
    articles[article.cover] = await insertArticle(tx, 'info', article, given)
  for (const activity of activities)
    await insertActivity(tx, await insertArticle(tx, 'activity', activity, given), activity, given)
  return articles
}

async function insertArticle(
  tx: Tx,
  kind: 'info' | 'activity',
  article: PlannedArticle & Pick<PlannedActivity, 'cancelled'>,
  given: Given,
): Promise<number> {
  const { put, competitions, now } = given
  const { title, summary, body, about = [] } = article
  const published = new Date(now.getTime() - article.daysAgo * day)
  const updated = new Date(now.getTime() - (article.cancelled?.daysAgo ?? article.daysAgo) * day)
  const { id } = await tx
    .insertInto('article')
    .values({
      kind,
      category: article.category,
      title_zh: title.zh,
      title_en: title.en,
      summary_zh: summary.zh,
      summary_en: summary.en,
      body_zh: body.zh,
      body_en: body.en,
      ...bylineOf(article.by, given),
      minutes_zh: readingMinutes(body.zh),
      minutes_en: readingMinutes(body.en),
      cover: await keepPicture(tx, put, informationCovers[article.cover]()),
      published_at: published,
      updated_at: updated,
      search: searchVector(title.zh, title.en, summary.zh, summary.en, body.zh, body.en),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const related = about.flatMap(key => competitions[key] ?? [])
  if (related.length > 0)
    await tx
      .insertInto('article_competition')
      .values(related.map((competition_id, sort) => ({ article_id: id, competition_id, sort })))
      .execute()
  return id
}

async function insertActivity(
  tx: Tx,
  articleId: number,
  activity: PlannedActivity,
  { people, now }: Given,
): Promise<void> {
  // In the afternoon of China.
  const starts = new Date(Math.floor(now.getTime() / day) * day + activity.startsIn * day + 6 * hour)
  const { cancelled } = activity
  await tx
    .insertInto('activity')
    .values({
      article_id: articleId,
      starts_at: starts,
      ends_at: new Date(starts.getTime() + activity.hours * hour),
      zone: 'Asia/Shanghai',
      place_zh: activity.place.zh,
      place_en: activity.place.en,
      online_url: activity.link?.url ?? null,
      is_link_open: activity.link?.isOpen ?? false,
      signup_from: new Date(now.getTime() - activity.daysAgo * day),
      signup_until: starts,
      capacity: activity.capacity,
      ...(cancelled && {
        cancelled_at: new Date(now.getTime() - cancelled.daysAgo * day),
        cancel_reason_zh: cancelled.reason.zh,
        cancel_reason_en: cancelled.reason.en,
        sequence: 1,
      }),
    })
    .execute()
  if (activity.sections.length > 0)
    await tx
      .insertInto('activity_section')
      .values(
        activity.sections.map(({ title, body }, index) => ({
          article_id: articleId,
          number: index + 1,
          title_zh: title.zh,
          title_en: title.en,
          body_zh: body.zh,
          body_en: body.en,
        })),
      )
      .execute()
  for (const [index, person] of people.slice(0, activity.signups).entries())
    await tx
      .insertInto('activity_signup')
      .values({
        article_id: articleId,
        user_id: person.id,
        is_waiting: activity.capacity !== null && index >= activity.capacity,
        signed_up_at: new Date(now.getTime() - (activity.daysAgo - 1) * day + index * hour),
      })
      .execute()
}
