import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import type { Tab } from '../../rules.ts'
import { draftOf, lockDocuments, type EditedDocument } from '../edited.ts'

type Save = { tab: Tab; value: EditedDocument; tag: string; actor: Actor; now: Date }

/** Saves the draft of a document; readers see nothing of it. */
export async function saveDocument(tx: Tx, { tab, value, tag, actor, now }: Save): Promise<void> {
  await lockDocuments(tx)
  const before = await draftOf(tx, tab)
  requireUnchanged(before, tag)
  await tx
    .updateTable('help_document')
    .set({
      title_zh: value.titleZh,
      title_en: value.titleEn,
      body_zh: value.bodyZh,
      body_en: value.bodyEn,
    })
    .where('tab', '=', tab)
    .execute()
  const detail = { tab, ...changesOf(before, value) }
  await audit(tx, actor, { action: 'help.save', subject: 'help_document', subjectId: null, detail }, now)
}
