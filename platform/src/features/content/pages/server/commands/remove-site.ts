import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { pageFaults } from '../../faults.ts'
import { requireSiteRow } from '../site-settings.ts'

type Remove = { siteId: number; actor: Actor; now: Date }

/** Removes a site with its pages; one that is published has to be taken down first. */
export async function removeSite(tx: Tx, { siteId, actor, now }: Remove): Promise<void> {
  const row = await requireSiteRow(tx, siteId, { lock: true })
  if (row.is_own || row.is_published) throw new Failure(pageFaults.wrongState)
  await tx.deleteFrom('content_site').where('id', '=', siteId).execute()
  await audit(
    tx,
    actor,
    { action: 'content.remove-site', subject: 'content_site', subjectId: siteId, detail: { name: row.name } },
    now,
  )
}
