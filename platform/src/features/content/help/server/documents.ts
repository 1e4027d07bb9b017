import type { Selectable } from 'kysely'
import type { Returned } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb, Tables } from '../../../../base/database/tables.ts'
import { withContents } from '../../../../base/markdown/contents.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { getDocument, listDocuments } from '../contract.ts'
import { helpFaults } from '../faults.ts'
import { tabs, type Tab } from '../rules.ts'

type Row = Pick<
  Selectable<Tables['help_version']>,
  'number' | 'note_zh' | 'note_en' | 'published_at' | 'asks_consent'
>

export const headColumns = ['number', 'note_zh', 'note_en', 'published_at', 'asks_consent'] as const

export const versionOf = (row: Row, lang: Lang) => ({
  number: row.number,
  note: localizeColumn(row, 'note', lang),
  publishedAt: row.published_at,
  asksConsent: row.asks_consent,
})

/** The version of each document that holds, in the order in which they are offered. */
export async function presentVersions(db: ReadDb) {
  const rows = await db
    .selectFrom('help_version')
    .selectAll()
    .distinctOn('tab')
    .orderBy('tab')
    .orderBy('number', 'desc')
    .execute()
  return tabs.flatMap(tab => rows.find(row => row.tab === tab) ?? [])
}

export const documentList = async (db: ReadDb, lang: Lang): Promise<Returned<typeof listDocuments>> => ({
  documents: (await presentVersions(db)).map(row => ({
    ...versionOf(row, lang),
    tab: row.tab,
    title: localizeColumn(row, 'title', lang),
  })),
})

/** One version with its headings marked, whichever is asked for; without a number the one that holds. */
export async function documentShown(
  db: ReadDb,
  { tab, number, lang }: { tab: Tab; number: number | undefined; lang: Lang },
): Promise<Returned<typeof getDocument>> {
  const [row, versions] = await Promise.all([
    db
      .selectFrom('help_version')
      .selectAll()
      .where('tab', '=', tab)
      .$if(number !== undefined, query => query.where('number', '=', number ?? 0))
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('help_version')
      .select(headColumns)
      .where('tab', '=', tab)
      .orderBy('number', 'desc')
      .limit(200)
      .execute(),
  ])
  if (!row) throw new Failure(versions.length === 0 ? helpFaults.notPublished : helpFaults.noVersion)
  return {
    ...versionOf(row, lang),
    tab,
    title: localizeColumn(row, 'title', lang),
    ...withContents(htmlOf(row, lang), 1),
    versions: versions.map(one => versionOf(one, lang)),
  }
}

export const htmlOf = (row: { body_zh: string; body_en: string }, lang: Lang): string =>
  renderMarkdown(localizeColumn(row, 'body', lang))
