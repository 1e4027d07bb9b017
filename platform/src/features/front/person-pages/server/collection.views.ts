import { sql } from 'kysely'
import type { z } from 'zod'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { knownCompetitions } from '../../../competing/competitions/server/public.ts'
import type { BookmarkKind } from '../../../people/bookmarks/rules.ts'
import type { collected } from '../schema.ts'
import type { Reading } from './reader.ts'

type Ask = { userId: number; kind: BookmarkKind | undefined; page: number; perPage: number }
type Row = {
  id: number
  kind: BookmarkKind
  subject_id: number
  title_zh: string
  title_en: string
  summary_zh: string
  summary_en: string
  competition_id: number | null
  article_kind: 'info' | 'activity' | null
  created_at: Date
}

/**
 * What somebody keeps, the newest first, as far as the reader may see it: of private or unpublished competitions,
 * withdrawn data, hidden threads and articles that are not out nothing is told, and they are not counted.
 */
export async function collectionPage(
  { db, viewer, lang, now }: Reading,
  { userId, kind, page, perPage }: Ask,
): Promise<{ list: z.input<typeof collected>[]; total: number }> {
  const known = (column: string) => knownCompetitions(sql.ref(column), viewer, now)
  const kinds = sql`case when b.competition_id is not null then 'competition' when b.dataset_id is not null then 'dataset'
    when b.thread_id is not null then 'thread' else 'article' end`
  const shown = sql`
    select b.id, b.created_at, ${kinds} as kind,
      coalesce(b.competition_id, b.dataset_id, b.thread_id, b.article_id) as subject_id,
      coalesce(c.title_zh, d.title_zh, t.title, a.title_zh) as title_zh,
      coalesce(c.title_en, d.title_en, t.title, a.title_en) as title_en,
      coalesce(c.summary_zh, d.summary_zh, o.title_zh, a.summary_zh, '') as summary_zh,
      coalesce(c.summary_en, d.summary_en, o.title_en, a.summary_en, '') as summary_en,
      t.competition_id, a.kind as article_kind
    from bookmark b
    left join competition c on c.id = b.competition_id and ${known('b.competition_id')}
    left join dataset d on d.id = b.dataset_id and d.withdrawn_at is null
      and case when d.competition_id is null then d.published_at <= ${now}
        else d.current_version_id is not null and ${known('d.competition_id')} end
    left join discussion_thread t on t.id = b.thread_id and t.hidden_at is null and ${known('t.competition_id')}
    left join competition o on o.id = t.competition_id
    left join article a on a.id = b.article_id and a.published_at <= ${now}
    where b.user_id = ${userId} and coalesce(c.id, d.id, t.id, a.id) is not null
      ${kind === undefined ? sql`` : sql`and ${sql.ref(`b.${kind}_id`)} is not null`}`
  const [rows, counted] = await Promise.all([
    sql<Row>`${shown} order by b.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${shown}) s`.execute(db),
  ])
  return {
    list: rows.rows.map(row => ({
      id: row.id,
      kind: row.kind,
      subjectId: row.subject_id,
      title: localizeColumn(row, 'title', lang),
      summary: localizeColumn(row, 'summary', lang),
      competitionId: row.competition_id,
      articleKind: row.article_kind,
      keptAt: row.created_at,
    })),
    total: counted.rows[0]?.total ?? 0,
  }
}
