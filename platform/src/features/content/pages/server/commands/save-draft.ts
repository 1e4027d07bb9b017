import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { PageDocument } from '../../blocks.ts'
import { isSameSitting, stateWhenChanged } from '../../rules.ts'
import { noteMedia } from '../media.ts'
import { lockPage, requireNumber } from '../lock-page.ts'

type Save = {
  pageId: number
  document: PageDocument
  /** Of the draft that the change was made from. */
  number: number
  actor: Actor & { userId: number }
  now: Date
  /** A revision that became the draft again. */
  restored?: number
}

/** Saves the draft of a page: into the revision of the same sitting, or as the next one. What was scheduled goes out as it was; a page in review is a draft again. */
export async function saveDraft(
  tx: Tx,
  { pageId, document, number, actor, now, restored }: Save,
): Promise<void> {
  const page = await lockPage(tx, pageId, now)
  requireNumber(page, number)
  const last = await tx
    .selectFrom('content_revision')
    .select(['number', 'saved_by', 'saved_at', 'is_frozen'])
    .where('page_id', '=', pageId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const goesOn =
    last.number === page.draft_revision &&
    isSameSitting({ by: last.saved_by, at: last.saved_at, isFrozen: last.is_frozen }, actor.userId, now)
  const revision = goesOn ? last.number : last.number + 1
  if (goesOn)
    await tx
      .updateTable('content_revision')
      .set({ document: json(document) })
      .where('page_id', '=', pageId)
      .where('number', '=', revision)
      .execute()
  else
    await tx
      .insertInto('content_revision')
      .values({
        page_id: pageId,
        number: revision,
        document: json(document),
        saved_by: actor.userId,
        saved_at: now,
      })
      .execute()
  await noteMedia(tx, { pageId, number: revision, document })
  await tx
    .updateTable('content_page')
    .set({
      draft_revision: revision,
      draft_number: number + 1,
      changed_by: actor.userId,
      changed_at: now,
      state: stateWhenChanged(page.state),
    })
    .where('id', '=', pageId)
    .execute()
  // One line a sitting: an editor saves every few seconds.
  if (!goesOn || restored !== undefined)
    await audit(
      tx,
      actor,
      {
        action: restored === undefined ? 'content.edit-page' : 'content.restore-page',
        subject: 'content_page',
        subjectId: pageId,
        detail: { revision, ...(restored === undefined ? {} : { restored }) },
      },
      now,
    )
}
