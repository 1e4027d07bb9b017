import type { Selectable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb, Tables, Tx } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { requireSponsorSite } from '../../pages/server/public.ts'
import { jobFaults } from '../faults.ts'
import { isOpen } from '../rules.ts'

export type Posting = Selectable<Tables['job_posting']>

/** A published job of a sponsor's published site. */
export async function requireJob(
  db: ReadDb | Tx,
  { name, jobId }: { name: string; jobId: number },
): Promise<Posting> {
  const site = await requireSponsorSite(db, name)
  const row = await db
    .selectFrom('job_posting')
    .selectAll()
    .where('id', '=', jobId)
    .where('site_id', '=', site.id)
    .where('is_published', '=', true)
    .executeTakeFirst()
  if (!row) throw new Failure(jobFaults.notFound)
  return row
}

export const presentJob = (row: Posting, lang: Lang, now: Date) => ({
  id: row.id,
  kind: row.kind,
  title: localize({ zh: row.title_zh, en: row.title_en }, lang),
  place: localize({ zh: row.place_zh, en: row.place_en }, lang),
  closesAt: row.closes_at,
  isOpen: isOpen({ closesAt: row.closes_at }, now),
})
