import { z } from 'zod'
import { defineJob, work } from '../../../../base/jobs/job.ts'
import { forgetPhotos } from './commands/forget-photos.ts'

export const forgetPhotosJob = defineJob({
  name: 'certification.forget-photos',
  title: { zh: '删除已审核的证件照片', en: 'Delete photos of decided certifications' },
  payload: z.object({}),
  lane: 'background',
  attempts: 3,
})

const day = 86_400_000

export const certificationJobs = [
  work(forgetPhotosJob, async ({ db, settings }, _payload, { signal, now }) => {
    const before = new Date(now.getTime() - settings.ID_PHOTO_DAYS * day)
    while ((await forgetPhotos(db, before, now)) > 0) signal.throwIfAborted()
  }),
]
