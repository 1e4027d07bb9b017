import type { Sample } from './samples.ts'
import type { Stage } from './stage.ts'

type Samples = Record<string, (stage: Stage) => Sample[]>

const path = 'GET /api/admin/competitions/{id}'

/** The calls with which organisers run a competition. */
export const runSamples: Samples = {
  ...Object.fromEntries(
    ['/run', '/teams', '/submissions', '/schedules', '/rescores'].map(part => [
      path + part,
      ({ competition: { id } }: Stage) => [{ params: { id } }],
    ]),
  ),
  [`${path}/submissions/{submissionId}`]: ({ competition: { id }, submission }) => [
    { params: { id, submissionId: submission } },
  ],
  [`${path}/rescores/{rescoreId}`]: ({ competition: { id }, run }) => [
    { params: { id, rescoreId: run.rescore } },
  ],
  [`${path}/promotion`]: ({ competition: { id, scheduleId } }) => [
    { params: { id }, query: { from: scheduleId, top: 2 } },
  ],
}
