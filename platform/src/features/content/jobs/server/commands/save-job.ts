import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { sponsorSites } from '../../../pages/server/public.ts'
import { jobFaults } from '../../faults.ts'
import { missingOf } from '../../rules.ts'
import { readPosting, valueOf, type EditedJob } from '../edited.ts'
import { refuseApplicant } from '../reads.ts'

type By = { actor: Actor; now: Date }

export async function addJob(
  tx: Tx,
  { siteId, titleZh, titleEn, actor, now }: { siteId: number; titleZh: string; titleEn: string } & By,
): Promise<number> {
  if (!(await sponsorSites(tx)).some(site => site.id === siteId))
    throw new Failure(jobFaults.wrongSite, { issues: [{ path: 'body.siteId', code: 'unknown' }] })
  const { id } = await tx
    .insertInto('job_posting')
    .values({
      site_id: siteId,
      kind: 'full',
      title_zh: titleZh,
      title_en: titleEn,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    actor,
    { action: 'posting.add', subject: 'posting', subjectId: id, detail: { siteId } },
    now,
  )
  return id
}

type Save = { jobId: number; value: EditedJob; tag: string; actor: Actor & { userId: number }; now: Date }

/** Saves a job over what its editor has seen; what everybody sees stays complete. */
export async function saveJob(tx: Tx, { jobId, value, tag, actor, now }: Save): Promise<void> {
  const before = valueOf(await readPosting(tx, jobId, { lock: true }))
  await refuseApplicant(tx, jobId, actor.userId)
  requireUnchanged(before, tag)
  const missing = missingOf(value)
  if (value.isPublished && missing.length > 0)
    throw new Failure(jobFaults.incomplete, {
      issues: missing.map(name => ({ path: `body.value.${name}`, code: 'required' })),
    })
  await tx
    .updateTable('job_posting')
    .set({
      kind: value.kind,
      title_zh: value.titleZh,
      title_en: value.titleEn,
      place_zh: value.placeZh,
      place_en: value.placeEn,
      body_zh: value.bodyZh,
      body_en: value.bodyEn,
      closes_at: value.closesAt === null ? null : new Date(value.closesAt),
      is_published: value.isPublished,
      updated_at: now,
    })
    .where('id', '=', jobId)
    .execute()
  await audit(
    tx,
    actor,
    { action: 'posting.save', subject: 'posting', subjectId: jobId, detail: changesOf(before, value) },
    now,
  )
}
