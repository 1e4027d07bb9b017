import type { UploadKind } from '../../../../../base/uploads/kind.ts'

/** Result files on their way to a round. Whoever sent one hands it in; until then it is nothing. */
export const resultUploads: UploadKind = {
  table: 'submission_upload',
  path: '/api/submissions/uploads',
  owner: 'schedule_id',
  days: 1,
  isTakenByJob: false,
}
