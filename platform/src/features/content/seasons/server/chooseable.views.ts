import { sql } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'

type Choice = { id: number; titleZh: string; titleEn: string }

/** Public competitions that a season can be made of, the newest first. */
export async function chooseable(db: Db): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select id, title_zh as "titleZh", title_en as "titleEn" from competition
    where published_at is not null and visibility = 'public' order by id desc limit 500`.execute(db)
  return rows
}
