import type { Selectable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { mayCall } from '../../../shared/roles/policy.ts'
import { requireSponsorSite } from '../../pages/server/public.ts'
import { decideJobApplication } from '../editing.contract.ts'
import { jobFaults } from '../faults.ts'
import { isOpen } from '../rules.ts'

export type Posting = Selectable<Tables['job_posting']>

type Ask = { name: string; jobId: number; viewer: Viewer | null }

/** A job of a sponsor's published site that everybody sees, or that the viewer has applied for; and that application. */
export async function requireJob(
  db: Db | Tx,
  { name, jobId, viewer }: Ask,
  { lock = false } = {},
): Promise<{ posting: Posting; own: Selectable<Tables['job_application']> | undefined }> {
  const site = await requireSponsorSite(db, name)
  const posting = await db
    .selectFrom('job_posting')
    .selectAll()
    .where('id', '=', jobId)
    .where('site_id', '=', site.id)
    .$if(lock, query => query.forShare())
    .executeTakeFirst()
  const own = posting && viewer ? await applicationOf(db, posting.id, viewer.userId) : undefined
  if (!posting || (!posting.is_published && !own)) throw new Failure(jobFaults.notFound)
  return { posting, own }
}

export const applicationOf = (db: Db | Tx, postingId: number, userId: number) =>
  db
    .selectFrom('job_application')
    .selectAll()
    .where('posting_id', '=', postingId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const readsApplications = (viewer: Viewer | null): boolean => mayCall(viewer, decideJobApplication)

/** Whoever has applied for a job has no say in it, and reads nothing of those who have applied too. */
export async function refuseApplicant(db: Db | Tx, postingId: number, userId: number): Promise<void> {
  if (await applicationOf(db, postingId, userId)) throw new Failure(jobFaults.ownJob)
}

export const presentJob = (row: Posting, lang: Lang, now: Date) => ({
  id: row.id,
  kind: row.kind,
  title: localizeColumn(row, 'title', lang),
  place: localizeColumn(row, 'place', lang),
  closesAt: row.closes_at,
  isOpen: isOpen({ closesAt: row.closes_at }, now),
})
