import type { ReadDb } from '../../../../base/database/tables.ts'

/** Which articles are a site's: those of its sponsor; of the platform's own site those that belong to none. */
export async function articlesOf(
  db: ReadDb,
  siteId: number,
): Promise<{ siteId: number } | Record<never, never>> {
  const { is_own } = await db
    .selectFrom('content_site')
    .select('is_own')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  return is_own ? {} : { siteId }
}
