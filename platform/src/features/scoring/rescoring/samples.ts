import { ask } from '../../../../test/ask.ts'
import { freshScore, ofCompetition, reason } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

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

export const samples: FeatureSamples = {
  policy: `
call                                                                 visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/rescores                            40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/rescores/{rescoreId}                40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/rescores/{rescoreId}/cancel        40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/rescores/{rescoreId}/retry         40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/rescores/{rescoreId}/switch        40101   40301 40301 40301  40301   40301   40995     40995
POST /api/admin/competitions/{id}/schedules/{scheduleId}/rescores    40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/submissions/{submissionId}/rescore 40101   40301 40301 40301  40301   40301   ok        ok
`,
  calls: {
    'GET /api/admin/competitions/{id}/rescores': ofCompetition,
    'GET /api/admin/competitions/{id}/rescores/{rescoreId}': ({ competition: { id }, run }) => [
      { params: { id, rescoreId: run.rescore } },
    ],
    'POST /api/admin/competitions/{id}/submissions/{submissionId}/rescore': async stage => [
      { params: await freshScore(stage), body: { reason } },
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
  },
  pages: {
    '/admin/competitions/:id/rescores/new': ({ competition }) =>
      `/admin/competitions/${competition.id}/rescores/new?round=${competition.scheduleId}`,
    '/admin/competitions/:id/rescores/:rescoreId': ({ competition, run }) =>
      `/admin/competitions/${competition.id}/rescores/${run.rescore}`,
  },
  stays: ['rescore', 'rescore_result'],
}
