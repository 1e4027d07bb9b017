import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { sampleName } from '../rules.ts'
import { mayDownload } from './access.ts'

/** Where this person gets the published sample submission of a round; null without one, and while they may not download it. */
export async function downloadableSample(
  { db }: { db: Db },
  viewer: Viewer,
  { competitionId, sort }: { competitionId: number; sort: number },
): Promise<string | null> {
  const file = await db
    .selectFrom('dataset as d')
    .innerJoin('dataset_file as f', 'f.version_id', 'd.current_version_id')
    .where('d.competition_id', '=', competitionId)
    .where('d.withdrawn_at', 'is', null)
    .where('f.name', '=', sampleName(sort))
    .orderBy('d.sort')
    .orderBy('d.id')
    .select(['f.id', 'd.id as datasetId'])
    .executeTakeFirst()
  if (!file || !(await mayDownload(db, { id: file.datasetId, competitionId }, viewer))) return null
  return `/api/datasets/files/${file.id}`
}
