import { sql, type RawBuilder } from 'kysely'
import type { Lang } from '../web/language.ts'
import { localizeColumn } from '../web/localize-field.ts'

/** What a feature is asked for by the search: rows with these words, for a reader of this language at this time. */
export type Sought = { words: RawBuilder<string>; lang: Lang; now: Date; most: number }

/** The rows of a table with a `search` column that have these words. */
export const hasWords = (words: RawBuilder<string>) => sql<boolean>`search @@ ${words}`

/** Those of them that have the words themselves or their beginnings, and not only within others; these come first. */
export const hasWholeWords = (words: RawBuilder<string>) =>
  sql<boolean>`(ts_filter(search, '{d}') @@ ${words})`

type Named = { id: number; title_zh: string; title_en: string; summary_zh: string; summary_en: string }

/** What the search shows of a row with a title and a summary. */
export const titleFound = (row: Named, lang: Lang) => ({
  id: row.id,
  title: localizeColumn(row, 'title', lang),
  detail: localizeColumn(row, 'summary', lang),
})
