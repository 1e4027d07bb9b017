import { ofCompetition, reason } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                            visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/final-list     40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/final-list    40101   40301 40301 40301  40301   40301   409240    409240
DELETE /api/admin/competitions/{id}/final-list  40101   40301 40301 40301  40301   40301   409248    409248
`,
  calls: {
    'GET /api/admin/competitions/{id}/final-list': ofCompetition,
    'POST /api/admin/competitions/{id}/final-list': ({ competition: { id } }) => [
      { params: { id }, body: { seen: '' } },
    ],
    'DELETE /api/admin/competitions/{id}/final-list': ({ competition: { id } }) => [
      { params: { id }, body: { reason } },
    ],
  },
  stays: ['final_list', 'final_place', 'final_member'],
}
