import { ofCompetition } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                              visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/participants     40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/participants     40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/participants.csv 40101   40301 40301 40301  40301   40301   ok        ok
POST /api/competitions/{id}/users                 40101   ok    40923 40923  40923   ok      ok        ok
PUT /api/competitions/{id}/users-v2               40101   40330 ok    ok     ok      40330   40330     40330
`,
  calls: {
    'POST /api/competitions/{id}/users': ({ competition: { id } }) => [
      { params: { id }, body: { agreementVersion: 1 } },
    ],
    'PUT /api/competitions/{id}/users-v2': ({ competition: { id } }) => [
      { params: { id }, body: { agreementVersion: 1 } },
    ],
    'GET /api/admin/competitions/{id}/participants': ofCompetition,
    'GET /api/admin/competitions/{id}/participants.csv': ofCompetition,
    'PUT /api/admin/competitions/{id}/participants': ({ competition: { id }, people }) => [
      { params: { id }, body: { userIds: [people.member.id], state: 'refused', reason: '不符合条件' } },
    ],
  },
  stays: ['registration'],
}
