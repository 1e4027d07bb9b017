import { z } from 'zod'
import { defineJob, work, type JobRun } from '../../../../../base/jobs/job.ts'
import type { Services } from '../../../../../base/services.ts'
import { forgetUpload, sweepUploads as sweep } from '../../../../../base/uploads/sweep.ts'
import { noteUnused } from '../../../../../base/storage/unused-files.ts'
import { takeUpload } from '../commands/take-upload.ts'
import { datasetUploads, takeUploadJob } from './kind.ts'

/** Asked every hour: uploads of which nothing more was heard, and what is left of those that are done. */
export const sweepUploads = defineJob({
  name: 'datasets.sweep-uploads',
  title: { zh: '清理中断的数据上传', en: 'Remove abandoned data uploads' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

export const uploadJobs = [
  work(takeUploadJob, (services, { id }, run) => takeArrived(services, id, run)),
  work(sweepUploads, services => sweep(datasetUploads, services)),
]

/** Takes what has arrived for a dataset without waiting for the job. */
export async function takeReceived(
  services: Pick<Services, 'db' | 'storage' | 'clock'>,
  datasetId: number,
): Promise<void> {
  const uploads = await services.db
    .selectFrom('dataset_upload')
    .select(['id', 'size'])
    .where('dataset_id', '=', datasetId)
    .where('state', '=', 'received')
    .execute()
  for (const { id, size } of uploads)
    await keepUpload(services, id, size).catch(async (error: unknown) => {
      // The job may just have taken it and cleared it away.
      const left = services.db.selectFrom('dataset_upload').select('id').where('id', '=', id)
      if (await left.where('state', '=', 'received').executeTakeFirst()) throw error
    })
}

async function keepUpload(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  id: string,
  size: number,
): Promise<void> {
  const arrived = await storage.incoming.keep(id, size)
  // Its draft may be gone by now.
  await noteUnused(db, [arrived.key], clock.now())
  await db.transaction().execute(tx => takeUpload(tx, id, arrived, clock.now()))
}

async function takeArrived({ db, storage, clock }: Services, id: string, run: JobRun): Promise<void> {
  const upload = await db
    .selectFrom('dataset_upload')
    .select(['size', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (upload?.state === 'received') {
    try {
      await keepUpload({ db, storage, clock }, id, upload.size)
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

async function forgetKept({ db, storage }: Pick<Services, 'db' | 'storage'>, id: string): Promise<void> {
  const kept = await db
    .selectFrom('dataset_upload')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirst()
  if (kept) await forgetUpload(datasetUploads, { db, storage }, id)
}
