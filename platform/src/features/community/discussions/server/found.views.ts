import { sql, type RawBuilder } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { hasWholeWords } from '../../../../base/search/found.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { knownCompetitions } from '../../../competing/competitions/server/public.ts'

type Sought = { words: RawBuilder<string>; viewer: Viewer | null; lang: Lang; now: Date; most: number }

/** Threads of competitions that the reader may know of with a post that has these words, the liveliest first. */
export async function threadsFound(db: ReadDb, { words, viewer, lang, now, most }: Sought) {
  const rows = await db
    .selectFrom('discussion_thread as t')
    .innerJoin('competition as c', 'c.id', 't.competition_id')
    .select(['t.id', 't.competition_id', 't.title', 'c.title_zh', 'c.title_en'])
    .where('t.hidden_at', 'is', null)
    .where(knownCompetitions(sql`t.competition_id`, viewer, now))
    .innerJoin(
      sql<{ thread_id: number; is_whole: boolean }>`(
        select thread_id, bool_or(${hasWholeWords(words)}) as is_whole from discussion_post
        where deleted_at is null and search @@ ${words} group by thread_id
      )`.as('found'),
      'found.thread_id',
      't.id',
    )
    .orderBy('found.is_whole', 'desc')
    .orderBy('t.last_activity_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    id: row.id,
    competitionId: row.competition_id,
    title: row.title,
    detail: localizeColumn(row, 'title', lang),
  }))
}
