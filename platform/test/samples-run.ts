import { ask } from './ask.ts'
import type { Samples } from './samples.ts'
import type { Stage } from './stage.ts'
import { handIn } from './teams.ts'

const path = 'GET /api/admin/competitions/{id}'

/** The calls with which organisers run a competition. */
export const runSamples: Samples = {
  ...Object.fromEntries(
    [
      '/participants',
      '/participants.csv',
      '/run',
      '/teams',
      '/teams.csv',
      '/submissions',
      '/submissions.csv',
      '/schedules',
      '/rescores',
      '/broadcasts',
    ].map(part => [path + part, ({ competition: { id } }: Stage) => [{ params: { id } }]]),
  ),
  [`${path}/submissions/{submissionId}`]: ({ competition: { id }, submission }) => [
    { params: { id, submissionId: submission } },
  ],
  [`${path}/integrity`]: ({ competition: { id }, team }) => [
    { params: { id }, query: { state: 'all' } },
    { params: { id }, query: { kind: 'same_file', team: team.id } },
  ],
  [`${path}/integrity/{findingId}`]: ({ competition: { id }, run }) =>
    run.findings.map(findingId => ({ params: { id, findingId } })),
  'POST /api/admin/competitions/{id}/integrity/run': ({ competition: { id } }) => [{ params: { id } }],
  'PUT /api/admin/competitions/{id}/integrity/{findingId}/dismissal': ({ competition: { id }, run }) => [
    { params: { id, findingId: run.findings[0] ?? 0 }, body: { isDismissed: true, reason } },
  ],
  [`${path}/rescores/{rescoreId}`]: ({ competition: { id }, run }) => [
    { params: { id, rescoreId: run.rescore } },
  ],
  [`${path}/promotion`]: ({ competition: { id, scheduleId } }) => [
    { params: { id }, query: { from: scheduleId, top: 2 } },
  ],
  [`${path}/promotion/teams`]: ({ competition: { id, scheduleId } }) => [
    { params: { id }, query: { from: scheduleId } },
  ],

  'POST /api/admin/competitions/{id}/broadcasts': ({ competition: { id } }) => [
    { params: { id }, body: { segment: 'all', contentZh: '新数据已发布。', contentEn: 'New data is out.' } },
  ],
  'POST /api/admin/competitions/{id}/promotion': ({ competition: { id, scheduleId } }) => [
    { params: { id }, body: { from: scheduleId, top: 1, teamIds: [] } },
  ],
  'PUT /api/admin/competitions/{id}/teams/{teamId}/promotion': ({ competition, team }) => [
    {
      params: { id: competition.id, teamId: team.id },
      body: { schedule: competition.scheduleId, isPromoted: true, reason },
    },
  ],
  'PUT /api/admin/competitions/{id}/submissions/{submissionId}/void': async stage => [
    { params: await freshScore(stage), body: { isVoid: true, reason } },
  ],
  'PUT /api/admin/competitions/{id}/submissions/{submissionId}/adjustment': async stage => [
    { params: await freshScore(stage), body: { board: 'A', score: 0.5, reason } },
  ],
  'POST /api/admin/competitions/{id}/submissions/{submissionId}/rescore': async stage => [
    { params: await freshScore(stage), body: { reason } },
  ],
  'PUT /api/admin/competitions/{id}/schedules/{scheduleId}/ladder': ({ competition }) => [
    { params: { id: competition.id, scheduleId: competition.scheduleId }, body: { ladder: true } },
  ],
  'PUT /api/admin/competitions/{id}/schedules/{scheduleId}/reveal': ({ competition }) => [
    { params: { id: competition.id, scheduleId: competition.scheduleId }, body: { when: 'now' } },
  ],
  'PUT /api/admin/competitions/{id}/participants': ({ competition: { id }, people }) => [
    { params: { id }, body: { userIds: [people.member.id], state: 'refused', reason: '不符合条件' } },
  ],
  'POST /api/admin/competitions/{id}/schedules/{scheduleId}/rescores': async stage => {
    await endRescore(stage)
    const { id, scheduleId } = stage.competition
    return [{ params: { id, scheduleId }, body: { reason } }]
  },
  'POST /api/admin/competitions/{id}/rescores/{rescoreId}/switch': async stage => [
    { params: await freshRescore(stage), body: {} },
  ],
  'POST /api/admin/competitions/{id}/rescores/{rescoreId}/retry': async stage => [
    { params: await freshRescore(stage) },
  ],
  'POST /api/admin/competitions/{id}/rescores/{rescoreId}/cancel': async stage => [
    { params: await freshRescore(stage) },
  ],
  'PUT /api/submissions/{id}/candidate': ({ submission: id }) => [
    { params: { id }, body: { isCandidate: true } },
  ],
}

const reason = '核对过了'
const freshScore = async ({ world, competition: { id }, people }: Stage) => ({
  id,
  submissionId: await handIn(world, id, people.captain, { score: 0.5 }),
})

/** A round is scored again once at a time. */
const endRescore = ({ world, competition: { scheduleId }, people }: Stage) =>
  world.db
    .updateTable('rescore')
    .set({ state: 'cancelled', ended_by: people.administrator.id, ended_at: world.clock.now() })
    .where('schedule_id', '=', scheduleId)
    .where('state', '=', 'open')
    .execute()
async function freshRescore(stage: Stage) {
  await endRescore(stage)
  const { id, scheduleId } = stage.competition
  const { data } = await ask(
    stage.world,
    `POST /api/admin/competitions/${id}/schedules/${scheduleId}/rescores`,
    {
      as: stage.people.administrator,
      body: { reason },
    },
  )
  return { id, rescoreId: data.id }
}
