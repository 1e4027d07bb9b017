import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { mediaFaults } from '../../faults.ts'
import { describedOf, stateOf, type Described } from '../reads.ts'
import { addPictures } from '../../../../../base/pictures/keep-picture.ts'
import type { Taken } from '../take-media.ts'
import { columnsOf, requireAlt } from './add-media.ts'

type Of = { mediaId: number; actor: Actor; now: Date }

async function lockMedia(tx: Tx, id: number) {
  const row = await tx.selectFrom('media').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Failure(mediaFaults.notFound)
  return row
}

/** What it is called and what it shows. */
export async function saveMedia(
  tx: Tx,
  { mediaId, value, tag, actor, now }: Of & { value: Described; tag: string },
): Promise<void> {
  const row = await lockMedia(tx, mediaId)
  const before = describedOf(row)
  requireUnchanged(stateOf(row), tag)
  requireAlt(row.kind, value, 'body.value')
  await tx
    .updateTable('media')
    .set({
      name: value.name,
      alt_zh: value.altZh,
      alt_en: value.altEn,
      is_decorative: value.isDecorative,
    })
    .where('id', '=', mediaId)
    .execute()
  await audit(
    tx,
    actor,
    { action: 'media.save', subject: 'media', subjectId: mediaId, detail: changesOf(before, value) },
    now,
  )
}

/**
 * Other bytes in its place: whatever shows it shows these from now on, at an address of their own, as addresses are kept
 * by browsers for good.
 */
export async function replaceMedia(
  tx: Tx,
  { mediaId, taken, tag, actor, now }: Of & { taken: Taken; tag: string },
): Promise<void> {
  const row = await lockMedia(tx, mediaId)
  requireUnchanged(stateOf(row), tag)
  if (row.kind !== taken.kind) throw new Failure(mediaFaults.otherKind)
  requireAlt(taken.kind, taken.fields, 'body')
  await addPictures(tx, taken.pictures)
  await tx
    .updateTable('media')
    .set(columnsOf(taken))
    .where('id', '=', mediaId)
    .execute()
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== '23505') throw error
      throw new Failure(mediaFaults.alreadyThere)
    })
  await audit(
    tx,
    actor,
    {
      action: 'media.replace',
      subject: 'media',
      subjectId: mediaId,
      detail: { name: row.name, by: taken.name },
    },
    now,
  )
}

/** Takes it out of the library; what a revision of a page shows stays. */
export async function removeMedia(tx: Tx, { mediaId, actor, now }: Of): Promise<void> {
  const row = await lockMedia(tx, mediaId)
  await tx
    .deleteFrom('media')
    .where('id', '=', mediaId)
    .execute()
    .catch((error: unknown) => {
      // The code of `on delete restrict` violations from PostgreSQL 18 on; older servers report a foreign key violation.
      if (!['23001', '23503'].includes((error as { code?: string }).code ?? '')) throw error
      throw new Failure(mediaFaults.inUse)
    })
  await audit(
    tx,
    actor,
    { action: 'media.remove', subject: 'media', subjectId: mediaId, detail: { name: row.name } },
    now,
  )
}
