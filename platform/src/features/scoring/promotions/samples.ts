import { reason } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                                      visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/promotion                40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/promotion               40101   40301 40301 40301  40301   40301   40911     40911
GET /api/admin/competitions/{id}/promotion/teams          40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/teams/{teamId}/promotion 40101   40301 40301 40301  40301   40301   40918     40918
`,
  calls: {
    'GET /api/admin/competitions/{id}/promotion': ({ competition: { id, scheduleId } }) => [
      { params: { id }, query: { from: scheduleId, top: 2 } },
    ],
    'GET /api/admin/competitions/{id}/promotion/teams': ({ competition: { id, scheduleId } }) => [
      { params: { id }, query: { from: scheduleId } },
    ],
    'POST /api/admin/competitions/{id}/promotion': ({ competition: { id, scheduleId } }) => [
      { params: { id }, body: { from: scheduleId, top: 1, seen: '' } },
    ],
    'PUT /api/admin/competitions/{id}/teams/{teamId}/promotion': ({ competition, team }) => [
      {
        params: { id: competition.id, teamId: team.id },
        body: { schedule: competition.scheduleId, isPromoted: true, reason },
      },
    ],
  },
  stays: ['promotion'],
}
