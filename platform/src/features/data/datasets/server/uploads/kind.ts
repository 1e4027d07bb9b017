import { z } from 'zod'
import { defineJob, enqueue } from '../../../../../base/jobs/job.ts'
import type { UploadKind } from '../../../../../base/uploads/kind.ts'
import { datasetLimits } from '../../rules.ts'
import { uploadsPath } from './uploads-path.ts'

/** Done when the last byte is there: the file is hashed, kept and put into the draft. */
export const takeUploadJob = defineJob({
  name: 'datasets.take-upload',
  title: { zh: '接收上传的数据', en: 'Take in uploaded data' },
  payload: z.object({ id: z.uuid() }),
  lane: 'general',
  attempts: 5,
})

/** Files on their way into a draft. */
export const datasetUploads: UploadKind = {
  table: 'dataset_upload',
  path: uploadsPath,
  owner: 'dataset_id',
  days: datasetLimits.upload.days,
  onWhole: (tx, id) => enqueue(tx, takeUploadJob, { id }, { key: `upload:${id}` }),
  isTakenByJob: true,
}
