import type { ReadDb } from '../../../../base/database/tables.ts'
import { isDomainName } from '../rules.ts'

/** The published sites that have a host name of their own. */
export async function namesByHost(db: ReadDb): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('content_site')
    .select(['host', 'name'])
    .where('host', 'is not', null)
    .where('is_published', '=', true)
    .execute()
  return new Map(
    rows.flatMap(({ host, name }) => (host !== null && isDomainName(host) ? [[host, name] as const] : [])),
  )
}
