import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                 visitor user  other member captain foreign organiser administrator
GET /api/admin/audit 40101   40301 40301 40301  40301   40301   40301     ok
`,
  calls: {
    'GET /api/admin/audit': ({ people }) => [{}, { query: { actor: people.organiser.id, action: 'team' } }],
  },
}
