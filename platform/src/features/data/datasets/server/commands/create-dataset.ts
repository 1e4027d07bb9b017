import { sql } from 'kysely'
import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { entriesOf } from '../../../../shared/catalogue/server/public.ts'
import { datasetFaults } from '../../faults.ts'

type Ask = {
  titleZh: string
  titleEn: string
  licence: string
  categoryId: number | null
  competitionId: number | null
  userId: number
  address: string | null
  now: Date
}

/** A dataset with a draft and nothing public. A competition's belongs to its organisers, another to its maker. */
export async function createDataset(tx: Tx, ask: Ask): Promise<{ id: number }> {
  await requireCategory(tx, ask.categoryId)
  const texts = {
    title_zh: ask.titleZh,
    title_en: ask.titleEn,
    licence: ask.licence,
    category_id: ask.categoryId,
    source_url: null,
  }
  const { id } = await tx
    .insertInto('dataset')
    .values({
      ...texts,
      competition_id: ask.competitionId,
      owner_id: ask.competitionId === null ? ask.userId : null,
      ...(ask.competitionId === null ? {} : { sort: lastPlace(ask.competitionId) }),
      published_at: null,
      created_at: ask.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('dataset_version')
    .values({
      ...texts,
      dataset_id: id,
      number: 1,
      created_by: ask.userId,
      created_at: ask.now,
      published_at: null,
    })
    .execute()
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    {
      action: 'dataset.create',
      subject: 'dataset',
      subjectId: id,
      detail: { competitionId: ask.competitionId },
    },
    ask.now,
  )
  return { id }
}

/** Behind what its competition has. */
const lastPlace = (competitionId: number) =>
  sql<number>`(select coalesce(max(sort), 0) + 1 from dataset where competition_id = ${competitionId})`

export async function requireCategory(tx: Tx, id: number | null): Promise<void> {
  if (id === null) return
  const { 'dataset-categories': categories } = await entriesOf(tx, 'dataset-categories')
  if (!categories.some(({ key }) => Number(key) === id)) throw new Failure(datasetFaults.noSuchCategory)
}
