import type { Tx } from '../../../../../base/database/tables.ts'

export type Draft = { id: number; number: number; revision: number; isNew: boolean }

const texts = [
  'category_id',
  'title_zh',
  'title_en',
  'summary_zh',
  'summary_en',
  'body_zh',
  'body_en',
  'protocol_zh',
  'protocol_en',
  'licence',
  'source_url',
] as const
/** The columns that a dataset has from its current version. */
export const versionTexts = texts

/** What a file has besides the version that it stands in. */
export const fileColumns = [
  'name',
  'description_zh',
  'description_en',
  'storage_key',
  'sha256',
  'crc32',
  'size',
  'row_count',
  'fields',
  'sort',
] as const

/** Locks the dataset and finds its draft, if there is one. */
export async function lockDraft(tx: Tx, datasetId: number) {
  const dataset = await tx
    .selectFrom('dataset')
    .select(['id', 'competition_id', 'owner_id', 'current_version_id', 'published_at'])
    .where('id', '=', datasetId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const draft = await tx
    .selectFrom('dataset_version')
    .selectAll()
    .where('dataset_id', '=', datasetId)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return { dataset, draft }
}

/**
 * The draft of a dataset. Where there is none it begins as what is public: the same texts, and the same files by their
 * hashes, of which nothing is copied.
 */
export async function ensureDraft(
  tx: Tx,
  { datasetId, userId, now }: { datasetId: number; userId: number; now: Date },
): Promise<Draft> {
  const { dataset, draft } = await lockDraft(tx, datasetId)
  const isNew = dataset.current_version_id === null
  if (draft) return { id: draft.id, number: draft.number, revision: draft.revision, isNew }
  const current = dataset.current_version_id as number
  const made = await tx
    .insertInto('dataset_version')
    .columns(['dataset_id', 'number', 'revision', ...texts, 'created_by', 'created_at'])
    .expression(eb =>
      eb
        .selectFrom('dataset_version')
        .where('id', '=', current)
        .select(of => [
          'dataset_id',
          of('number', '+', 1).as('number'),
          'revision',
          ...texts,
          of.val(userId).as('created_by'),
          of.val(now).as('created_at'),
        ]),
    )
    .returning(['id', 'number', 'revision'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('dataset_file')
    .columns(['dataset_id', 'version_id', ...fileColumns])
    .expression(eb =>
      eb
        .selectFrom('dataset_file')
        .where('version_id', '=', current)
        .orderBy('sort')
        .orderBy('id')
        .select(of => ['dataset_id', of.val(made.id).as('version_id'), ...fileColumns]),
    )
    .execute()
  return { ...made, isNew }
}
