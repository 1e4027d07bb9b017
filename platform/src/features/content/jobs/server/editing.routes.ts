import { sql } from 'kysely'
import { audit } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { siteNames, sponsorSites } from '../../pages/server/public.ts'
import * as calls from '../editing.contract.ts'
import { jobFaults } from '../faults.ts'
import { decide } from './commands/applications.ts'
import { addJob, saveJob } from './commands/save-job.ts'
import { readPosting, valueOf } from './edited.ts'
import { refuseApplicant } from './reads.ts'

async function edited(db: Db | Tx, jobId: number) {
  const row = await readPosting(db, jobId)
  const names = await siteNames(db, [row.site_id])
  return { ...section(valueOf(row)), id: row.id, siteName: names.get(row.site_id) ?? '' }
}

export const editingHandlers: Handler[] = [
  handleStaff(calls.listManagedJobs, async ({ db }, { query: { page, per_page } }) => {
    const [rows, { total }, sites] = await Promise.all([
      db
        .selectFrom('job_posting')
        .selectAll()
        .select([
          sql<number>`(select count(*) from job_application a where a.posting_id = job_posting.id)`.as(
            'applications',
          ),
          sql<number>`(select count(*) from job_application a where a.posting_id = job_posting.id and a.state = 'sent')`.as(
            'unseen',
          ),
        ])
        .orderBy('id', 'desc')
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute(),
      db
        .selectFrom('job_posting')
        .select(eb => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      sponsorSites(db),
    ])
    const siteById = new Map(sites.map(site => [site.id, site]))
    return {
      total,
      sites,
      list: rows.map(row => ({
        id: row.id,
        site: siteById.get(row.site_id) ?? { id: row.site_id, titleZh: '', titleEn: '' },
        titleZh: row.title_zh,
        titleEn: row.title_en,
        applications: row.applications,
        unseen: row.unseen,
        isPublished: row.is_published,
      })),
    }
  }),

  handleStaff(calls.addJob, (context, { body }) =>
    context.write(async tx => ({ id: await addJob(tx, { ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.getManagedJob, async ({ db, viewer }, { params: { jobId } }) => {
    await refuseApplicant(db, jobId, viewer.userId)
    const [job, rows] = await Promise.all([
      edited(db, jobId),
      db
        .selectFrom('job_application')
        .selectAll()
        .where('posting_id', '=', jobId)
        .orderBy('id', 'desc')
        .limit(500)
        .execute(),
    ])
    const names = await userNames(
      db,
      rows.map(row => row.user_id),
    )
    return {
      ...job,
      applications: rows.map(row => ({
        id: row.id,
        user: { id: row.user_id, name: names.get(row.user_id) ?? '' },
        name: row.name,
        contact: row.contact,
        message: row.message,
        cvName: row.cv_name,
        cvSize: row.cv_size,
        state: row.state,
        createdAt: row.created_at,
      })),
    }
  }),

  handleStaff(calls.saveJob, (context, { params, body }) =>
    context.write(async tx => {
      await saveJob(tx, { ...params, ...body, ...byWhom(context) })
      return edited(tx, params.jobId)
    }),
  ),

  handleStaff(calls.decideJobApplication, (context, { params, body }) =>
    context.write(async tx => {
      await decide(tx, { ...params, ...body, ...byWhom(context) })
      return body
    }),
  ),

  handleStaff(calls.readCv, async (context, { params: { applicationId } }) => {
    const { db, storage } = context
    const row = await db
      .selectFrom('job_application')
      .select(['posting_id', 'cv_key', 'cv_sha256', 'cv_size', 'cv_name'])
      .where('id', '=', applicationId)
      .executeTakeFirst()
    if (!row) throw new Failure(jobFaults.noApplication)
    const { actor, now } = byWhom(context)
    await refuseApplicant(db, row.posting_id, actor.userId)
    // Who read what somebody wrote about themselves is kept.
    await sendFile(
      context,
      storage,
      { key: row.cv_key, sha256: row.cv_sha256, size: row.cv_size, name: row.cv_name },
      () =>
        context.write(tx =>
          audit(
            tx,
            actor,
            {
              action: 'posting.read-cv',
              subject: 'job-application',
              subjectId: applicationId,
              detail: {},
            },
            now,
          ),
        ),
    )
  }),
]
