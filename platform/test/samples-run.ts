import type { Samples } from './samples.ts'
import type { Stage } from './stage.ts'

const path = 'GET /api/admin/competitions/{id}'
const write = 'PUT /api/admin/competitions/{id}'

/** The calls with which organisers run a competition. */
export const runSamples: Samples = {
  ...Object.fromEntries(
    ['/participants', '/run', '/teams', '/submissions', '/submissions.csv', '/schedules', '/rescores'].map(
      part => [path + part, ({ competition: { id } }: Stage) => [{ params: { id } }]],
    ),
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
  'PUT /api/submissions/{id}/candidate': ({ submission: id }) => [
    { params: { id }, body: { isCandidate: true } },
  ],
  [`${write}/participants`]: ({ competition: { id }, people }) => [
    { params: { id }, body: { userIds: [people.member.id], state: 'refused', reason: '不符合条件' } },
  ],
  [`${write}/submissions/{submissionId}/void`]: ({ competition: { id }, submission: submissionId }) => [
    { params: { id, submissionId }, body: { isVoid: true, reason: '违规' } },
  ],
  [`${write}/submissions/{submissionId}/adjustment`]: ({ competition: { id }, submission }) => [
    { params: { id, submissionId: submission }, body: { board: 'A', score: 0.5, reason: '更正' } },
  ],
  'POST /api/admin/competitions/{id}/submissions/{submissionId}/rescore': ({ competition, submission }) => [
    { params: { id: competition.id, submissionId: submission }, body: { reason: '核对' } },
  ],
  [`${write}/schedules/{scheduleId}/reveal`]: ({ competition: { id, scheduleId } }) => [
    { params: { id, scheduleId }, body: { when: 'now' } },
  ],
  [`${write}/schedules/{scheduleId}/ladder`]: ({ competition: { id, scheduleId } }) => [
    { params: { id, scheduleId }, body: { ladder: false } },
  ],
  'POST /api/admin/competitions/{id}/schedules/{scheduleId}/rescores': ({ competition }) => [
    { params: { id: competition.id, scheduleId: competition.scheduleId }, body: { reason: '核对' } },
  ],
  ...Object.fromEntries(
    ['switch', 'cancel', 'retry'].map(what => [
      `POST /api/admin/competitions/{id}/rescores/{rescoreId}/${what}`,
      ({ competition: { id }, run }: Stage) => [
        { params: { id, rescoreId: run.rescore }, ...(what === 'switch' ? { body: {} } : {}) },
      ],
    ]),
  ),
  'POST /api/admin/competitions/{id}/promotion': ({ competition: { id, scheduleId }, team }) => [
    { params: { id }, body: { from: scheduleId, top: 1, teamIds: [team.id] } },
  ],
  [`${write}/teams/{teamId}/promotion`]: ({ competition: { id, scheduleId }, team }) => [
    {
      params: { id, teamId: team.id },
      body: { schedule: scheduleId, isPromoted: true, reason: '外卡' },
    },
  ],
}
