import { sql } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'

/** Whether readers see a page: it was published, or its time has come whether or not a job has run. */
export const isLive = (page: string, now: Date) =>
  sql<boolean>`(${sql.ref(`${page}.live_revision`)} is not null or ${sql.ref(`${page}.publish_at`)} <= ${now})`

/** Every page that readers see, by its site and its address there. */
export async function publishedPages(db: Db, now: Date): Promise<{ site: string; slug: string }[]> {
  return db
    .selectFrom('content_page as p')
    .innerJoin('content_site as s', 's.id', 'p.site_id')
    .select(['s.name as site', 'p.slug'])
    .where('s.is_published', '=', true)
    .where(isLive('p', now))
    .orderBy('p.id')
    .limit(10_000)
    .execute()
}
