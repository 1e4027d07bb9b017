import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { isStanding } from '../../../competing/competitions/standing.rules.ts'
import { cardOf, cardRows, listed } from '../../../competing/competitions/server/public.ts'

/** Competitions for beginners that are open: those that never end, and those with a deadline, the latest in front. */
export async function practiceCards(db: ReadDb, lang: Lang, now: Date) {
  const rows = await cardRows(
    db,
    {
      where: sql`${listed(now)} and start_at <= ${now} and end_at > ${now}
        and race_category_id in (select id from race_category where is_beginner)`,
      order: sql`end_at desc, id desc`,
      limit: 24,
    },
    lang,
  )
  const isEndless = (row: { endTime: Date }) => isStanding(row.endTime.toISOString())
  return {
    competitions: rows.filter(isEndless).map(cardOf(now)),
    dated: rows.filter(row => !isEndless(row)).map(cardOf(now)),
  }
}

/** Titles of those of these competitions that everybody may see. */
export async function listedTitles(
  db: ReadDb,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, { zh: string; en: string }>> {
  const { rows } = await sql<{ id: number; zh: string; en: string }>`
    select id, title_zh as zh, title_en as en from competition
    where id = any(${[...ids]}::bigint[]) and ${listed(now)}`.execute(db)
  return new Map(rows.map(({ id, ...title }) => [id, title]))
}
