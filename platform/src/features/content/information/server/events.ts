import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { activityStateOf } from '../activity.rules.ts'

/** When and where these activities are and how they stand, by article. */
export async function eventsOf(
  db: ReadDb,
  articleIds: readonly number[],
  { lang, now }: { lang: Lang; now: Date },
) {
  const rows = await db
    .selectFrom('activity')
    .select([
      'article_id',
      'starts_at',
      'ends_at',
      'cancelled_at',
      'zone',
      'place_zh',
      'place_en',
      'capacity',
      'taken',
    ])
    .where('article_id', 'in', articleIds)
    .execute()
  return new Map(
    rows.map(row => [
      row.article_id,
      {
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        zone: row.zone,
        place: localizeColumn(row, 'place', lang),
        state: activityStateOf(
          { startsAt: row.starts_at, endsAt: row.ends_at, cancelledAt: row.cancelled_at },
          now,
        ),
        isFull: row.capacity !== null && row.taken >= row.capacity,
      },
    ]),
  )
}
