import { ofCompetition } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                         visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/broadcasts  40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/broadcasts 40101   40301 40301 40301  40301   40301   ok        ok
`,
  calls: {
    'GET /api/admin/competitions/{id}/broadcasts': ofCompetition,
    'POST /api/admin/competitions/{id}/broadcasts': ({ competition: { id } }) => [
      {
        params: { id },
        body: { segment: 'all', contentZh: '新数据已发布。', contentEn: 'New data is out.' },
      },
    ],
  },
  stays: ['broadcast'],
}
