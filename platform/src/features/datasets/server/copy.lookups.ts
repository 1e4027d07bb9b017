import { sql } from 'kysely'
import type { Tx } from '../../../base/database/tables.ts'

const texts =
  'category_id, title_zh, title_en, summary_zh, summary_en, body_zh, body_en, protocol_zh, protocol_en, licence, source_url'
const files =
  'name, description_zh, description_en, storage_key, sha256, crc32, size, row_count, fields, sort'

/**
 * Gives a competition copies of another one's datasets: each with the version that people see, as its first; a draft that
 * was never published stays one. Files are shared by their content.
 */
export async function copyCompetitionData(
  tx: Tx,
  { from, to, userId, now }: { from: number; to: number; userId: number; now: Date },
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
    .where('d.competition_id', '=', from)
    .select(['d.id', 'v.id as version_id', 'v.published_at', 'd.published_at as listed_at'])
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()
  for (const original of originals) {
    const { rows } = await sql<{ id: number }>`
      insert into dataset (competition_id, owner_id, sort, search, ${sql.raw(texts)})
      select ${to}, owner_id, sort, search, ${sql.raw(texts)} from dataset where id = ${original.id} returning id`.execute(
      tx,
    )
    const id = rows[0]?.id ?? 0
    const publishedAt = original.published_at && now
    const made = await sql<{ id: number }>`
      insert into dataset_version (dataset_id, number, created_by, created_at, published_at, ${sql.raw(texts)})
      select ${id}, 1, ${userId}, ${now}, ${publishedAt}, ${sql.raw(texts)} from dataset_version where id = ${original.version_id}
      returning id`.execute(tx)
    const versionId = made.rows[0]?.id ?? 0
    await sql`
      insert into dataset_file (dataset_id, version_id, ${sql.raw(files)})
      select ${id}, ${versionId}, ${sql.raw(files)} from dataset_file where version_id = ${original.version_id}`.execute(
      tx,
    )
    if (publishedAt)
      await tx
        .updateTable('dataset')
        .set({
          current_version_id: versionId,
          updated_at: publishedAt,
          published_at: original.listed_at && now,
        })
        .where('id', '=', id)
        .execute()
  }
}
