import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { PageDocument } from '../blocks.ts'
import { pageFaults } from '../faults.ts'

/** What readers see of a page now: a revision whose time has come replaces the one before it, whether or not a job has run. */
export async function liveDocument(
  db: ReadDb,
  { siteId, slug, now }: { siteId: number; slug: string; now: Date },
): Promise<PageDocument> {
  const row = await db
    .selectFrom('content_page as p')
    .innerJoin('content_revision as r', join =>
      join
        .onRef('r.page_id', '=', 'p.id')
        .on(eb =>
          eb(
            'r.number',
            '=',
            eb
              .case()
              .when('p.publish_at', '<=', now)
              .then(eb.ref('p.scheduled_revision'))
              .else(eb.ref('p.live_revision'))
              .end(),
          ),
        ),
    )
    .select('r.document')
    .where('p.site_id', '=', siteId)
    .where('p.slug', '=', slug)
    .executeTakeFirst()
  if (!row) throw new Failure(pageFaults.noPage)
  return row.document
}
