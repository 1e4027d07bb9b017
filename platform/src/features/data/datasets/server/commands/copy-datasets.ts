import type { Tx } from '../../../../../base/database/tables.ts'
import { standingVersions } from '../reads.ts'
import { fileColumns, versionTexts } from './ensure-draft.ts'

/**
 * A competition's datasets for another competition, each with one version: the current one, or the draft of what was
 * never public. Files are kept once: only what points to them is copied.
 */
export async function copyDatasets(
  tx: Tx,
  ask: { from: number; to: number; userId: number; now: Date },
): Promise<void> {
  const originals = await standingVersions(tx, ask.from)
    .select(['d.id', 'v.id as versionId', 'v.published_at as publishedAt', 'd.withdrawn_at'])
    .execute()
  for (const original of originals) {
    // What was withdrawn is a draft again: whoever copies it decides anew.
    const publishedAt = original.withdrawn_at === null ? original.publishedAt && ask.now : null
    const dataset = await tx
      .insertInto('dataset')
      .columns(['competition_id', 'sort', 'search', 'created_at', ...versionTexts])
      .expression(eb =>
        eb
          .selectFrom('dataset')
          .where('id', '=', original.id)
          .select(of => [
            of.val(ask.to).as('competition_id'),
            'sort',
            'search',
            of.val(ask.now).as('created_at'),
            ...versionTexts,
          ]),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const version = await tx
      .insertInto('dataset_version')
      .columns(['dataset_id', 'number', 'created_by', 'created_at', 'published_at', ...versionTexts])
      .expression(eb =>
        eb
          .selectFrom('dataset_version')
          .where('id', '=', original.versionId)
          .select(of => [
            of.val(dataset.id).as('dataset_id'),
            of.val(1).as('number'),
            of.val(ask.userId).as('created_by'),
            of.val(ask.now).as('created_at'),
            of.val(publishedAt).as('published_at'),
            ...versionTexts,
          ]),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('dataset_file')
      .columns(['dataset_id', 'version_id', ...fileColumns])
      .expression(eb =>
        eb
          .selectFrom('dataset_file')
          .where('version_id', '=', original.versionId)
          .orderBy('sort')
          .orderBy('id')
          .select(of => [
            of.val(dataset.id).as('dataset_id'),
            of.val(version.id).as('version_id'),
            ...fileColumns,
          ]),
      )
      .execute()
    if (publishedAt)
      await tx
        .updateTable('dataset')
        .set({ current_version_id: version.id, updated_at: publishedAt })
        .where('id', '=', dataset.id)
        .execute()
  }
}
