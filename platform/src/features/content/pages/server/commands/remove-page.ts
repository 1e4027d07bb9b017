import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { pageFaults } from '../../faults.ts'
import { lockPage } from '../lock-page.ts'

type Remove = { pageId: number; actor: Actor; now: Date }

/** Removes a page with all its revisions, unless readers see it or are about to. */
export async function removePage(tx: Tx, { pageId, actor, now }: Remove): Promise<void> {
  const page = await lockPage(tx, pageId, now)
  if (page.live_revision !== null || page.scheduled_revision !== null)
    throw new Failure(pageFaults.wrongState)
  await tx.deleteFrom('content_page').where('id', '=', pageId).execute()
  await audit(
    tx,
    actor,
    {
      action: 'content.remove-page',
      subject: 'content_page',
      subjectId: pageId,
      detail: { siteId: page.site_id, slug: page.slug },
    },
    now,
  )
}
