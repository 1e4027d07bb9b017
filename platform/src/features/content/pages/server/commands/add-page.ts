import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { PageDocument } from '../../blocks.ts'
import { pageFaults } from '../../faults.ts'
import { noteMedia } from '../media.ts'
import { slugsOf } from '../../rules.ts'

type Add = {
  siteId: number
  slug: string
  document: PageDocument
  actor: Actor & { userId: number | null }
  now: Date
}

/** A page of a site, as a draft. */
export async function addPage(tx: Tx, { siteId, slug, document, actor, now }: Add): Promise<number> {
  const site = await tx
    .selectFrom('content_site')
    .select(['is_own'])
    .where('id', '=', siteId)
    .forKeyShare()
    .executeTakeFirst()
  if (!site) throw new Failure(pageFaults.noSite)
  if (!slugsOf(site.is_own).includes(slug))
    throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.slug', code: 'unknown' }] })
  const page = await tx
    .insertInto('content_page')
    .values({ site_id: siteId, slug, draft_revision: 1, changed_by: actor.userId, changed_at: now })
    .onConflict(conflict => conflict.columns(['site_id', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!page) throw new Failure(pageFaults.pageExists)
  await tx
    .insertInto('content_revision')
    .values({ page_id: page.id, number: 1, document: json(document), saved_by: actor.userId, saved_at: now })
    .execute()
  await noteMedia(tx, { pageId: page.id, number: 1, document })
  await audit(
    tx,
    actor,
    { action: 'content.add-page', subject: 'content_page', subjectId: page.id, detail: { siteId, slug } },
    now,
  )
  return page.id
}
