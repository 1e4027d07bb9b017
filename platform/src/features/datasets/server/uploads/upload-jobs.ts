import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob, work, type JobRun } from '../../../../base/jobs/job.ts'
import type { Services } from '../../../../base/services.ts'
import { takeUpload } from '../commands/take-upload.ts'
import { takeUploadJob } from './upload-store.ts'

/** Asked every hour: uploads of which nothing more was heard, and what is left of those that are done. */
export const sweepUploads = defineJob({
  name: 'datasets.sweep-uploads',
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

export const uploadJobs = [
  work(takeUploadJob, (services, { id }, run) => takeArrived(services, id, run)),
  work(sweepUploads, services => sweep(services)),
]

async function takeArrived({ db, storage, clock }: Services, id: string, run: JobRun): Promise<void> {
  const upload = await db
    .selectFrom('dataset_upload')
    .select(['size', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (upload?.state === 'received') {
    try {
      const arrived = await storage.incoming.keep(id, upload.size)
      await db.transaction().execute(tx => takeUpload(tx, id, arrived, clock.now()))
    } catch (error) {
      if (!run.isLastAttempt) throw error
      run.log.error({ err: error, upload: id }, 'an upload could not be kept')
      const fault = (error as { code?: string }).code === 'ENOSPC' ? 'disk_full' : 'storage'
      await db
        .updateTable('dataset_upload')
        .set({ state: 'failed', fault })
        .where('id', '=', id)
        .where('state', '=', 'received')
        .execute()
      return
    }
  }
  await forgetKept({ db, storage }, id)
}

/** The bytes first and the row after them, which is how they are found again. */
async function forgetKept({ db, storage }: Pick<Services, 'db' | 'storage'>, id: string): Promise<void> {
  const kept = await db
    .selectFrom('dataset_upload')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirst()
  if (kept) await forget({ db, storage }, id)
}

async function forget({ db, storage }: Pick<Services, 'db' | 'storage'>, id: string): Promise<void> {
  await storage.incoming.remove(id)
  await db.deleteFrom('dataset_upload').where('id', '=', id).execute()
}

async function sweep({ db, storage, clock }: Services): Promise<void> {
  // Held while it is removed, so that nobody begins to write to it; what is being written to is left for the next time.
  const { rows } = await sql<{ id: string }>`
    update dataset_upload set held_by = gen_random_uuid(), held_until = now() + interval '10 minutes'
    where id in (
      select id from dataset_upload
      where (state = 'kept' or expires_at <= ${clock.now()})
        and (state <> 'received' or dataset_id is null)
        and (held_until is null or held_until < now())
      order by expires_at limit 1000 for update skip locked)
    returning id`.execute(db)
  for (const { id } of rows) await forget({ db, storage }, id)
}
