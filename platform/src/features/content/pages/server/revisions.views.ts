import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { pageFaults } from '../faults.ts'

const by = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** The revisions of a page, the newest first. */
export async function listRevisions(
  db: Db,
  { pageId, page, perPage, now }: { pageId: number; page: number; perPage: number; now: Date },
) {
  const [found, rows, { total }] = await Promise.all([
    db
      .selectFrom('content_page')
      .select(['live_revision as live', 'scheduled_revision as scheduled', 'publish_at as at'])
      .where('id', '=', pageId)
      .executeTakeFirst(),
    db
      .selectFrom('content_revision as r')
      .leftJoin('app_user as u', 'u.id', 'r.saved_by')
      .select(['r.number', 'r.saved_at', 'r.saved_by', 'u.user_name'])
      .where('r.page_id', '=', pageId)
      .orderBy('r.number', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    db
      .selectFrom('content_revision')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('page_id', '=', pageId)
      .executeTakeFirstOrThrow(),
  ])
  if (!found) throw new Failure(pageFaults.noPage)
  const isDue = found.at !== null && found.at <= now
  return {
    list: rows.map(row => ({
      number: row.number,
      at: row.saved_at,
      by: by(row.saved_by, row.user_name),
      isLive: row.number === (isDue ? found.scheduled : found.live),
      isScheduled: !isDue && row.number === found.scheduled,
    })),
    total,
  }
}

/** One revision of a page. */
export async function requireRevision(db: Db, pageId: number, number: number) {
  const row = await db
    .selectFrom('content_revision as r')
    .leftJoin('app_user as u', 'u.id', 'r.saved_by')
    .select(['r.document', 'r.saved_at', 'r.saved_by', 'u.user_name'])
    .where('r.page_id', '=', pageId)
    .where('r.number', '=', number)
    .executeTakeFirst()
  if (!row) throw new Failure(pageFaults.noRevision)
  return { document: row.document, at: row.saved_at, by: by(row.saved_by, row.user_name) }
}
