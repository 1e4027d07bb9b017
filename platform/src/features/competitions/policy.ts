import type { Fault } from '../../base/contract/failure.ts'
import { baseFaults } from '../../base/contract/faults.ts'
import { organises, type Viewer } from '../../base/http/viewer.ts'

/** Why this person may not run this competition; undefined for its organisers and for administrators. */
export const runningDenied = (viewer: Viewer | null, competitionId: number): Fault | undefined =>
  organises(viewer, competitionId) ? undefined : baseFaults.forbidden
