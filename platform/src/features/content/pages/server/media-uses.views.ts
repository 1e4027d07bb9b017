import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { MediaUse } from '../../media/server/public.ts'

/** A page shows what its draft, its live or its scheduled revision shows. */
const shownBy = sql`(r.number = p.draft_revision or r.number = p.live_revision or r.number = p.scheduled_revision)`

/** The pages and sites that show each of these. */
export async function usesOfMedia(
  db: Db | Tx,
  mediaIds: readonly number[],
): Promise<Map<number, MediaUse[]>> {
  const ids = [...mediaIds]
  const { rows } = await sql<MediaUse & { id: number }>`
    select r.media_id as id, json_build_object('zh', concat_ws(' · ', s.title_zh, d.document #>> '{title,zh}'),
        'en', concat_ws(' · ', s.title_en, d.document #>> '{title,en}')) as title,
      '/admin/content/pages/' || p.id as path,
      coalesce(bool_or(r.number = p.live_revision), false) as "isLive"
    from content_revision_media r join content_page p on p.id = r.page_id and ${shownBy}
    join content_site s on s.id = p.site_id
    join content_revision d on d.page_id = p.id and d.number = p.draft_revision
    where r.media_id = any (${ids}) group by r.media_id, p.id, s.id, d.document
    union all
    select m.id, json_build_object('zh', s.title_zh, 'en', s.title_en), '/admin/content/sites/' || s.id, s.is_published
    from unnest(${ids}::int[]) m (id) join content_site s on m.id in (s.logo_media, s.banner_media)`.execute(
    db,
  )
  return Map.groupBy(rows, row => row.id)
}
