import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { addDataset } from '../../../../data/datasets/server/public.ts'
import { entriesOf, type EntryRow } from '../../../../shared/catalogue/server/public.ts'
import { idByName } from '../choices.ts'
import type { DatasetDocument } from '../../documents.ts'
import type { Kept } from '../contents.ts'
import { withPictures } from './write-competition.ts'
import { contentOf } from './write-rounds.ts'

type Write = {
  competitionId: number
  datasets: readonly DatasetDocument[]
  contents: ReadonlyMap<string, Kept>
  pictures: ReadonlyMap<string, string>
  userId: number | null
  now: Date
}

/** The data of a competition, each dataset with one version. */
export async function writeDatasets(tx: Tx, ask: Write): Promise<void> {
  const categories = (await entriesOf(tx, 'dataset-categories'))['dataset-categories']
  for (const [sort, document] of ask.datasets.entries())
    await writeDataset(tx, { ...ask, categories }, sort, document)
}

async function writeDataset(
  tx: Tx,
  ask: Write & { categories: readonly EntryRow[] },
  sort: number,
  document: DatasetDocument,
): Promise<void> {
  const { competitionId, contents, pictures, userId, now } = ask
  const text = (markdown: string) => withPictures(markdown, pictures)
  const texts = {
    category_id: document.category && idByName(ask.categories, document.category),
    title_zh: document.titleZh,
    title_en: document.titleEn,
    summary_zh: document.summaryZh,
    summary_en: document.summaryEn,
    body_zh: text(document.bodyZh),
    body_en: text(document.bodyEn),
    protocol_zh: text(document.protocolZh),
    protocol_en: text(document.protocolEn),
    licence: document.licence,
    source_url: document.sourceUrl || null,
  }
  const files = document.files.map((file, at) => {
    const kept = contentOf(contents, file.sha256)
    return {
      name: file.name,
      description_zh: file.descriptionZh,
      description_en: file.descriptionEn,
      storage_key: kept.key,
      sha256: kept.sha256,
      crc32: kept.crc32,
      size: kept.size,
      row_count: file.rowCount,
      fields: json(file.fields),
      sort: at,
    }
  })
  const { isPublished } = document
  await addDataset(tx, { competitionId, sort, texts, files, isPublished, userId, now })
}
