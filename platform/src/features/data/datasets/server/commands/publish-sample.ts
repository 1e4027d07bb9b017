import type { Tx } from '../../../../../base/database/tables.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { datasetFaults } from '../../faults.ts'
import { createDataset } from './create-dataset.ts'
import { ensureDraft } from './ensure-draft.ts'
import { placeFile } from './place-file.ts'
import { publishDraft } from './publish-draft.ts'
import { lockCompetition } from '../../../../competing/competitions/server/public.ts'

type Ask = {
  competitionId: number
  /** What the sample is called, and by which an older one is found. */
  name: string
  content: { key: string; sha256: string; crc32: number | null; size: number }
  userId: number
  address: string | null
  now: Date
}

/** As a dataset of its own is called, and on what terms it is given: it says nothing but ids. */
const own = { titleZh: '示例提交文件', titleEn: 'Sample submission', licence: 'CC0-1.0', categoryId: null }
const notes = { notes_zh: '更新示例提交文件。', notes_en: 'Updated the sample submission.' }

/**
 * Publishes a sample result file with the data of a competition: as a new version of the dataset that has a file of
 * this name, or else of the one with samples of other rounds, or else as a dataset of its own.
 */
export async function publishSample(
  tx: Tx,
  ask: Ask,
): Promise<{ datasetId: number; version: number; isNew: boolean }> {
  const { competitionId, name, content, userId, address, now } = ask
  // Two at once would both make one.
  await lockCompetition(tx, competitionId)
  const holder = await holderOf(tx, competitionId, name)
  if (holder?.sha256 === content.sha256 && holder.name === name)
    return { datasetId: holder.id, version: holder.number, isNew: false }
  const datasetId =
    holder?.id ?? (await createDataset(tx, { ...own, competitionId, userId, address, now })).id
  // What somebody is still at is not published behind their back.
  if (holder && (await hasDraft(tx, datasetId)))
    throw new Failure(datasetFaults.unfinishedDraft, { hint: `/datasets/edit/${datasetId}` })
  const draft = await ensureDraft(tx, { datasetId, userId, now })
  if (holder) await tx.updateTable('dataset_version').set(notes).where('id', '=', draft.id).execute()
  await placeFile(tx, { datasetId, versionId: draft.id, name, content, now })
  const { number } = await publishDraft(tx, { datasetId, revision: draft.revision, userId, address, now })
  return { datasetId, version: number, isNew: true }
}

/** The dataset that has the sample, as it is public or still a draft; withdrawn ones are left alone. */
const holderOf = (tx: Tx, competitionId: number, name: string) =>
  tx
    .selectFrom('dataset as d')
    .innerJoin('dataset_version as v', 'v.dataset_id', 'd.id')
    .innerJoin('dataset_file as f', 'f.version_id', 'v.id')
    .where('d.competition_id', '=', competitionId)
    .where('d.withdrawn_at', 'is', null)
    .where(eb => eb.or([eb('v.id', '=', eb.ref('d.current_version_id')), eb('v.published_at', 'is', null)]))
    .where('f.name', '~*', samples)
    .orderBy(eb => eb('f.name', '=', name), 'desc')
    .orderBy('v.number')
    .orderBy('d.id')
    .select(['d.id', 'v.number', 'f.sha256', 'f.name'])
    .executeTakeFirst()

const hasDraft = async (tx: Tx, datasetId: number) =>
  (await tx
    .selectFrom('dataset_version')
    .select('id')
    .where('dataset_id', '=', datasetId)
    .where('published_at', 'is', null)
    .executeTakeFirst()) !== undefined

const samples = String.raw`^sample_submission(_\d+)?\.csv$`
