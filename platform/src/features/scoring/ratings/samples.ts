import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                        visitor user  other member captain foreign organiser administrator
GET /api/users/ranking      ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/rating  ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/users/ranking': () => [{}, { query: { search: '选手', tier: 'novice' } }],
    'GET /api/users/{id}/rating': ({ people: { captain } }) => [{ params: { id: captain.id } }],
  },
  stays: ['rating_result', 'person_rating'],
}
