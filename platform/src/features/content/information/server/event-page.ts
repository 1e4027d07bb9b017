import { sql, type RawBuilder } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { eventTimes } from '../activity.rules.ts'
import { cardsOf } from './cards.ts'

type Wanted = {
  when: (typeof eventTimes)[number] | undefined
  now: Date
  page: number
  per_page: number
}

/**
 * A page of activities: those that are not over by their start, then the past ones, the newest first. Each of the two is
 * read in the order of an index, as one order for both would sort all that ever were.
 */
export async function eventPage(
  db: ReadDb,
  where: RawBuilder<boolean>,
  { when, now, page, per_page }: Wanted,
) {
  const events = cardsOf(db).innerJoin('activity', 'activity.article_id', 'article.id').where(where)
  const found = await db
    .selectFrom('activity')
    .innerJoin('article', 'article.id', 'activity.article_id')
    .select([
      sql<number>`count(*) filter (where ends_at > ${now})`.as('coming'),
      sql<number>`count(*) filter (where ends_at <= ${now})`.as('past'),
    ])
    .where(where)
    .executeTakeFirstOrThrow()
  const coming = when === 'past' ? 0 : found.coming
  const past = when === 'coming' ? 0 : found.past
  const from = (page - 1) * per_page
  const ofComing = Math.min(Math.max(coming - from, 0), per_page)
  const [first, rest] = await Promise.all([
    events
      .where('ends_at', '>', now)
      .orderBy('starts_at')
      .orderBy('article_id')
      .limit(ofComing)
      .offset(from)
      .execute(),
    events
      .where('ends_at', '<=', now)
      .orderBy('ends_at', 'desc')
      .orderBy('article_id', 'desc')
      .limit(Math.min(per_page - ofComing, past))
      .offset(Math.max(from - coming, 0))
      .execute(),
  ])
  return { rows: [...first, ...rest], total: coming + past }
}
