import type { Insertable, InsertObject } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import type { versionTexts } from './ensure-draft.ts'

type Texts = Pick<Insertable<Tables['dataset']>, (typeof versionTexts)[number]>
type File = Omit<InsertObject<Tables, 'dataset_file'>, 'dataset_id' | 'version_id'>
type Add = {
  competitionId: number
  sort: number
  texts: Texts
  files: readonly File[]
  isPublished: boolean
  userId: number | null
  now: Date
}

/** A competition's dataset of another installation, with one version. */
export async function addDataset(tx: Tx, ask: Add): Promise<void> {
  const { texts, isPublished, userId, now } = ask
  const { id } = await tx
    .insertInto('dataset')
    .values({
      ...texts,
      competition_id: ask.competitionId,
      sort: ask.sort,
      created_at: now,
      search: searchVector(texts.title_zh, texts.title_en, texts.summary_zh ?? '', texts.summary_en ?? ''),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = await tx
    .insertInto('dataset_version')
    .values({
      ...texts,
      dataset_id: id,
      number: 1,
      created_by: userId,
      created_at: now,
      published_at: isPublished ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isPublished)
    await tx
      .updateTable('dataset')
      .set({ current_version_id: version.id, updated_at: now })
      .where('id', '=', id)
      .execute()
  const files = ask.files.map(file => ({ ...file, dataset_id: id, version_id: version.id }))
  for (let at = 0; at < files.length; at += 500)
    await tx
      .insertInto('dataset_file')
      .values(files.slice(at, at + 500))
      .execute()
}
