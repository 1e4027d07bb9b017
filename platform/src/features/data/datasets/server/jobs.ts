import { profileJobs } from './profile/profile-jobs.ts'
import { uploadJobs } from './uploads/upload-jobs.ts'

export const datasetJobs = [...uploadJobs, ...profileJobs]
