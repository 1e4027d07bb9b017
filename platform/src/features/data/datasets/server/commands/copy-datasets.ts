import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { fileColumns, versionTexts } from './ensure-draft.ts'

const texts = sql.raw(versionTexts.join(', '))
const files = sql.raw(fileColumns.join(', '))

/**
 * A competition's datasets for another competition, each with one version: the current one, or the draft of what was
 * never public. Files are kept once: only what points to them is copied.
 */
export async function copyDatasets(
  tx: Tx,
  ask: { from: number; to: number; userId: number; now: Date },
): Promise<void> {
  const originals = await tx
    .selectFrom('dataset as d')
    .innerJoin('dataset_version as v', join =>
      join
        .onRef('v.dataset_id', '=', 'd.id')
        .on(eb =>
          eb.or([
            eb('v.id', '=', eb.ref('d.current_version_id')),
            eb.and([eb('d.current_version_id', 'is', null), eb('v.published_at', 'is', null)]),
          ]),
        ),
    )
    .select(['d.id', 'v.id as versionId', 'v.published_at as publishedAt', 'd.withdrawn_at'])
    .where('d.competition_id', '=', ask.from)
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()
  for (const original of originals) {
    // What was withdrawn is a draft again: whoever copies it decides anew.
    const publishedAt = original.withdrawn_at === null ? original.publishedAt && ask.now : null
    const dataset = await one(
      sql<{ id: number }>`
        insert into dataset (competition_id, sort, search, created_at, ${texts})
        select ${ask.to}, sort, search, ${ask.now}, ${texts} from dataset where id = ${original.id} returning id`.execute(
        tx,
      ),
    )
    const version = await one(
      sql<{ id: number }>`
        insert into dataset_version (dataset_id, number, created_by, created_at, published_at, ${texts})
        select ${dataset.id}, 1, ${ask.userId}, ${ask.now}, ${publishedAt}, ${texts}
        from dataset_version where id = ${original.versionId} returning id`.execute(tx),
    )
    await sql`
      insert into dataset_file (dataset_id, version_id, ${files})
      select ${dataset.id}, ${version.id}, ${files} from dataset_file
      where version_id = ${original.versionId} order by sort, id`.execute(tx)
    if (publishedAt)
      await tx
        .updateTable('dataset')
        .set({ current_version_id: version.id, updated_at: publishedAt })
        .where('id', '=', dataset.id)
        .execute()
  }
}

async function one<T>(made: Promise<{ rows: T[] }>): Promise<T> {
  const [row] = (await made).rows
  if (!row) throw new Error('nothing was copied')
  return row
}
