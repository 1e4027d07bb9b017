import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { PageDocument } from '../blocks.ts'
import { pageFaults } from '../faults.ts'

type Asked = { siteId: number; now: Date }

/** What readers see of pages now: a revision whose time has come replaces the one before it, whether or not a job has run. */
const liveRevisions = (db: ReadDb, { siteId, now }: Asked) =>
  db
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

export async function liveDocument(
  db: ReadDb,
  { slug, ...asked }: Asked & { slug: string },
): Promise<PageDocument> {
  const row = await liveRevisions(db, asked).where('p.slug', '=', slug).executeTakeFirst()
  if (!row) throw new Failure(pageFaults.noPage)
  return row.document
}

/** All pages of a site that readers see. */
export const liveDocuments = async (db: ReadDb, asked: Asked): Promise<PageDocument[]> =>
  (await liveRevisions(db, asked).orderBy('p.id').execute()).map(row => row.document)
