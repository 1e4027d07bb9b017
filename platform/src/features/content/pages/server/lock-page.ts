import type { Selectable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tables, Tx } from '../../../../base/database/tables.ts'
import { pageFaults } from '../faults.ts'
import { stateWhenDue } from '../rules.ts'

type PageRow = Selectable<Tables['content_page']>

/** The row of a page, which nobody else changes until this transaction ends. What was scheduled and whose time has come is published first. */
export async function lockPage(tx: Tx, pageId: number, now: Date): Promise<PageRow> {
  const row = await tx
    .selectFrom('content_page')
    .selectAll()
    .where('id', '=', pageId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(pageFaults.noPage)
  if (row.publish_at === null || row.publish_at > now) return row
  return tx
    .updateTable('content_page')
    .set({
      live_revision: row.scheduled_revision,
      scheduled_revision: null,
      publish_at: null,
      state: stateWhenDue({ draft: row.draft_revision, scheduled: row.scheduled_revision }),
    })
    .where('id', '=', pageId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Refuses a change that was made from another draft than the one that stands. */
export function requireNumber(page: PageRow, number: number): void {
  if (page.draft_number !== number) throw new Failure(pageFaults.editedMeanwhile)
}
