import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { MediaUse } from '../../media/server/public.ts'

/** A page shows what its draft, its live or its scheduled revision shows. */
const shownBy = sql`(r.number = p.draft_revision or r.number = p.live_revision or r.number = p.scheduled_revision)`

/** The pages and sites that show something of the library. */
export async function usesOfMedia(db: Db | Tx, mediaId: number): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    select concat_ws(' · ', nullif(s.title_zh, ''), d.document #>> '{title,zh}') as title,
      '/admin/content/pages/' || p.id as path,
      coalesce(bool_or(r.number = p.live_revision), false) as "isLive"
    from content_revision_media r join content_page p on p.id = r.page_id and ${shownBy}
    join content_site s on s.id = p.site_id
    join content_revision d on d.page_id = p.id and d.number = p.draft_revision
    where r.media_id = ${mediaId} group by p.id, s.title_zh, d.document
    union all
    select title_zh, '/admin/content/sites/' || id, is_published from content_site
    where ${mediaId} in (logo_media, banner_media) limit 100`.execute(db)
  return rows
}

/** On how many pages and sites each of these is shown. */
export async function countUses(db: Db | Tx, mediaIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select id, count(*) as count from (
      select distinct r.media_id as id, p.id as page from content_revision_media r
      join content_page p on p.id = r.page_id and ${shownBy} where r.media_id = any (${[...mediaIds]})
      union all select logo_media, -s.id from content_site s where logo_media = any (${[...mediaIds]})
      union all select banner_media, -s.id from content_site s where banner_media = any (${[...mediaIds]})
    ) used group by id`.execute(db)
  return new Map(rows.map(row => [row.id, row.count]))
}
