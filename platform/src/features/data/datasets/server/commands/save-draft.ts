import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { datasetFaults } from '../../faults.ts'
import type { DraftTexts } from '../../schema.ts'
import { requireCategory } from './create-dataset.ts'
import { ensureDraft } from './ensure-draft.ts'

type Ask = { datasetId: number; texts: DraftTexts; revision: number; userId: number; now: Date }

/** Writes the texts of a draft over those that its writer has seen, and over no others. */
export async function saveDraft(tx: Tx, ask: Ask): Promise<{ revision: number }> {
  const draft = await ensureDraft(tx, ask)
  if (draft.revision !== ask.revision) throw new Failure(datasetFaults.savedMeanwhile)
  await requireCategory(tx, ask.texts.categoryId)
  const { notes_zh, notes_en, ...texts } = columnsOf(ask.texts)
  const revision = draft.revision + 1
  await tx
    .updateTable('dataset_version')
    .set({ ...texts, notes_zh, notes_en, revision })
    .where('id', '=', draft.id)
    .execute()
  // A dataset that was never published is listed to its owner by what its draft says.
  if (draft.isNew) await tx.updateTable('dataset').set(texts).where('id', '=', ask.datasetId).execute()
  return { revision }
}

const columnsOf = (texts: DraftTexts) => ({
  category_id: texts.categoryId,
  title_zh: texts.titleZh,
  title_en: texts.titleEn,
  summary_zh: texts.summaryZh,
  summary_en: texts.summaryEn,
  body_zh: texts.bodyZh,
  body_en: texts.bodyEn,
  protocol_zh: texts.protocolZh,
  protocol_en: texts.protocolEn,
  notes_zh: texts.notesZh,
  notes_en: texts.notesEn,
  licence: texts.licence,
  source_url: texts.sourceUrl,
})
