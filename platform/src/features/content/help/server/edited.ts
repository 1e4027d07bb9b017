import type { z } from 'zod'
import type { Returned } from '../../../../base/contract/call.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { section } from '../../../../base/http/section.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import type { editedDocument, getEditedDocument, listEditedDocuments } from '../editing.contract.ts'
import { tabs, type Tab } from '../rules.ts'
import { presentVersions } from './documents.ts'

export type EditedDocument = z.output<typeof editedDocument>
type Texts = { title_zh: string; title_en: string; body_zh: string; body_en: string }

const valueOf = (row: Texts): EditedDocument => ({
  titleZh: row.title_zh,
  titleEn: row.title_en,
  bodyZh: row.body_zh,
  bodyEn: row.body_en,
})

const texts = ['title_zh', 'title_en', 'body_zh', 'body_en'] as const

/** Whether the draft says something else than the version that holds. */
const differs = (draft: Texts, published: Texts | undefined): boolean =>
  published === undefined || texts.some(name => draft[name] !== published[name])

export async function editedList(db: Db): Promise<Returned<typeof listEditedDocuments>> {
  const [drafts, present] = await Promise.all([
    db.selectFrom('help_document').selectAll().execute(),
    presentVersions(db),
  ])
  return {
    documents: tabs.flatMap(tab => {
      const draft = drafts.find(row => row.tab === tab)
      const published = present.find(row => row.tab === tab)
      if (!draft) return []
      return [
        {
          tab,
          titleZh: draft.title_zh,
          titleEn: draft.title_en,
          isChanged: differs(draft, published),
          number: published?.number ?? null,
          publishedAt: published?.published_at ?? null,
        },
      ]
    }),
  }
}

/** The draft of a document; every one is there from the start. */
export const draftOf = async (db: Db | Tx, tab: Tab): Promise<EditedDocument> =>
  valueOf(await db.selectFrom('help_document').selectAll().where('tab', '=', tab).executeTakeFirstOrThrow())

/**
 * Keeps everybody else from publishing any of the documents until this transaction ends: consent is asked for by
 * numbers that grow, and a lower one must not come after a higher one was agreed to.
 */
export async function lockDocuments(tx: Tx): Promise<void> {
  await tx.selectFrom('help_document').select('tab').orderBy('tab').forUpdate().execute()
}

export async function newestVersion(db: Db | Tx, tab: Tab) {
  const row = await db
    .selectFrom('help_version')
    .selectAll()
    .where('tab', '=', tab)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { number: row.number, value: valueOf(row) }
}

/** A document as its editors see it: the draft, and what was published. */
export async function editedShown(db: Db | Tx, tab: Tab): Promise<Returned<typeof getEditedDocument>> {
  const [draft, rows] = await Promise.all([
    db.selectFrom('help_document').selectAll().where('tab', '=', tab).executeTakeFirstOrThrow(),
    db
      .selectFrom('help_version')
      .selectAll()
      .select(eb =>
        eb
          .selectFrom('help_consent')
          .select(count => count.fn.countAll<number>().as('agreed'))
          .whereRef('version_id', '=', 'help_version.id')
          .as('agreed'),
      )
      .where('tab', '=', tab)
      .orderBy('number', 'desc')
      .limit(200)
      .execute(),
  ])
  const names = await userNames(
    db,
    rows.flatMap(row => row.published_by ?? []),
  )
  return {
    ...section(valueOf(draft)),
    tab,
    isChanged: differs(draft, rows[0]),
    versions: rows.map(row => ({
      number: row.number,
      noteZh: row.note_zh,
      noteEn: row.note_en,
      asksConsent: row.asks_consent,
      publishedAt: row.published_at,
      publishedBy: row.published_by === null ? null : (names.get(row.published_by) ?? null),
      agreed: row.agreed ?? 0,
    })),
  }
}
