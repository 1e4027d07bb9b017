import { ofCompetition, unchangedOf } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                                           visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/rounds                        40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/rounds                        40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/schedules                     40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/schedules/{scheduleId}/ladder 40101   40301 40301 40301  40301   40301   40906     40906
PUT /api/admin/competitions/{id}/schedules/{scheduleId}/reveal 40101   40301 40301 40301  40301   40301   40902     40902
`,
  calls: {
    'GET /api/admin/competitions/{id}/rounds': ofCompetition,
    'PUT /api/admin/competitions/{id}/rounds': unchangedOf('rounds'),
    'GET /api/admin/competitions/{id}/schedules': ofCompetition,
    'PUT /api/admin/competitions/{id}/schedules/{scheduleId}/ladder': ({ competition }) => [
      { params: { id: competition.id, scheduleId: competition.scheduleId }, body: { ladder: true } },
    ],
    'PUT /api/admin/competitions/{id}/schedules/{scheduleId}/reveal': ({ competition }) => [
      { params: { id: competition.id, scheduleId: competition.scheduleId }, body: { when: 'now' } },
    ],
  },
}
