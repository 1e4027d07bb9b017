import { result, round } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                                         visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/baselines                   40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/rounds/{roundId}/baselines 40101   40301 40301 40301  40301   40301   ok        ok
`,
  calls: {
    'GET /api/admin/competitions/{id}/baselines': ({ competition: { id } }) => [{ params: { id } }],
    'POST /api/admin/competitions/{id}/rounds/{roundId}/baselines': stage => [
      { params: round(stage), fields: { name: 'A baseline' }, file: result },
    ],
  },
}
