import { defineServer } from '../../../../base/server-feature.ts'
import { rankingJobs, snapshotBoards } from './jobs.ts'

export const rankingsServer = defineServer({
  name: 'scoring/rankings',
  jobs: () => rankingJobs,
  recurring: [{ job: snapshotBoards, at: '*/10 * * * *' }],
})
