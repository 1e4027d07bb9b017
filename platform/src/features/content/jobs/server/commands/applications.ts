import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import { wordsIn } from '../../../../../base/web/words.ts'
import { notify } from '../../../../people/notices/server/public.ts'
import { jobFaults } from '../../faults.ts'
import { siteNames } from '../../../pages/server/public.ts'
import { applyDenied, type ApplicationState } from '../../rules.ts'
import { jobWords } from '../../words.ts'
import { readsApplications, refuseApplicant, requireJob } from '../reads.ts'

type Of = { name: string; jobId: number; viewer: Viewer; now: Date }
type Apply = Of & {
  fields: { name: string; contact: string; message: string }
  cv: { name: string; key: string; sha256: string; size: number }
}

/** The job, which nobody closes until this transaction ends where it is locked; refuses whoever may not apply for it. */
export async function requireMayApply(db: Db | Tx, { now, ...of }: Of, { lock = false } = {}) {
  const { posting, own } = await requireJob(db, of, { lock })
  const denied = applyDenied(
    {
      posting: { closesAt: posting.closes_at },
      isStaff: readsApplications(of.viewer),
      hasApplied: own !== undefined,
    },
    now,
  )
  if (denied) throw new Failure(denied)
  return posting
}

/** Keeps an application with its CV, one a person and job. */
export async function apply(tx: Tx, { fields, cv, ...of }: Apply) {
  const posting = await requireMayApply(tx, of, { lock: true })
  const { now } = of
  const row = await tx
    .insertInto('job_application')
    .values({
      posting_id: posting.id,
      user_id: of.viewer.userId,
      ...fields,
      cv_name: cv.name,
      cv_key: cv.key,
      cv_sha256: cv.sha256,
      cv_size: cv.size,
      consented_at: now,
      created_at: now,
    })
    .onConflict(conflict => conflict.columns(['posting_id', 'user_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Failure(jobFaults.applied)
  return row
}

/** An application goes with its CV. */
export async function withdraw(tx: Tx, of: Of): Promise<void> {
  const { posting } = await requireJob(tx, of)
  const { numDeletedRows } = await tx
    .deleteFrom('job_application')
    .where('posting_id', '=', posting.id)
    .where('user_id', '=', of.viewer.userId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Failure(jobFaults.noApplication)
}

type Decide = {
  applicationId: number
  state: ApplicationState
  actor: Actor & { userId: number }
  now: Date
}

/** Moves an application on and tells whoever sent it. */
export async function decide(tx: Tx, { applicationId, state, actor, now }: Decide): Promise<void> {
  const row = await tx
    .selectFrom('job_application as a')
    .innerJoin('job_posting as p', 'p.id', 'a.posting_id')
    .select(['a.state', 'a.user_id', 'a.posting_id', 'p.title_zh', 'p.title_en', 'p.site_id'])
    .where('a.id', '=', applicationId)
    .forUpdate('a')
    .executeTakeFirst()
  if (!row) throw new Failure(jobFaults.noApplication)
  await refuseApplicant(tx, row.posting_id, actor.userId)
  if (row.state === state) return
  await tx.updateTable('job_application').set({ state }).where('id', '=', applicationId).execute()
  if (state !== 'sent') {
    const sites = await siteNames(tx, [row.site_id])
    const [zh, en] = [wordsIn(jobWords, 'zh-CN').notice, wordsIn(jobWords, 'en-US').notice]
    await notify(
      tx,
      {
        key: `job.application:${applicationId}:${state}`,
        kind: 'job.application',
        text: { zh: zh[state](row.title_zh), en: en[state](row.title_en) },
        // Where their application stands.
        path: `/special/${sites.get(row.site_id) ?? ''}/job/${row.posting_id}`,
      },
      { to: [row.user_id], actor: actor.userId },
    )
  }
  await audit(
    tx,
    actor,
    {
      action: 'posting.decide',
      subject: 'job-application',
      subjectId: applicationId,
      detail: { state: [row.state, state] },
    },
    now,
  )
}
