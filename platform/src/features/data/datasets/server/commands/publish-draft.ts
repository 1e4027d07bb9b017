import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { recordActivity } from '../../../../people/activity/server/public.ts'
import { datasetFaults } from '../../faults.ts'
import { missingToPublish } from '../../rules.ts'
import { lockDraft, versionTexts } from './ensure-draft.ts'

type Ask = { datasetId: number; revision: number; userId: number; address: string | null; now: Date }

/** Makes the draft the current version. From then on it is not changed again. */
export async function publishDraft(tx: Tx, ask: Ask): Promise<{ number: number }> {
  const { dataset, draft } = await lockDraft(tx, ask.datasetId)
  if (!draft) throw new Failure(datasetFaults.noDraft)
  if (draft.revision !== ask.revision) throw new Failure(datasetFaults.savedMeanwhile)
  const missing = missingToPublish(
    { titleZh: draft.title_zh, titleEn: draft.title_en, licence: draft.licence },
    await countFiles(tx, ask.datasetId, draft.id),
  )
  if (missing.length > 0)
    throw new Failure(datasetFaults.notReady, { issues: missing.map(path => ({ path, code: 'required' })) })
  await tx.updateTable('dataset_version').set({ published_at: ask.now }).where('id', '=', draft.id).execute()
  const before = dataset.current_version_id
    ? await tx
        .selectFrom('dataset_version')
        .select(['protocol_zh', 'protocol_en'])
        .where('id', '=', dataset.current_version_id)
        .executeTakeFirst()
    : undefined
  const isOtherProtocol =
    before !== undefined &&
    (before.protocol_zh !== draft.protocol_zh || before.protocol_en !== draft.protocol_en)
  await tx
    .updateTable('dataset')
    .set({
      ...Object.fromEntries(versionTexts.map(column => [column, draft[column]])),
      current_version_id: draft.id,
      updated_at: ask.now,
      ...(dataset.competition_id === null && dataset.published_at === null ? { published_at: ask.now } : {}),
      ...(isOtherProtocol ? { protocol_since: ask.now } : {}),
      search: searchVector(draft.title_zh, draft.title_en, draft.summary_zh, draft.summary_en),
    })
    .where('id', '=', ask.datasetId)
    .execute()
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    {
      action: 'dataset.publish',
      subject: 'dataset',
      subjectId: ask.datasetId,
      detail: { version: draft.number },
    },
    ask.now,
  )
  if (dataset.owner_id !== null && dataset.published_at === null)
    await recordActivity(tx, {
      kind: 'dataset',
      userId: dataset.owner_id,
      subjectId: ask.datasetId,
      at: ask.now,
    })
  return { number: draft.number }
}

export async function countFiles(tx: Tx, datasetId: number, versionId: number) {
  const [files, uploads] = await Promise.all([
    tx
      .selectFrom('dataset_file')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('version_id', '=', versionId)
      .executeTakeFirstOrThrow(),
    tx
      .selectFrom('dataset_upload')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('dataset_id', '=', datasetId)
      .where('state', 'in', ['receiving', 'received'])
      .executeTakeFirstOrThrow(),
  ])
  return { ready: files.count, arriving: uploads.count }
}
