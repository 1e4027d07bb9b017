import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                      visitor user  other member captain foreign organiser administrator
GET /api/information      ok      ok    ok    ok     ok      ok      ok        ok
GET /api/information/{id} ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/information': () => [{}, { query: { kind: 'activity' } }],
    'GET /api/information/{id}': ({ article }) => [
      { params: { id: article.info } },
      { params: { id: article.activity } },
    ],
  },
  pages: {
    '/information/activity/:id': ({ article }) => `/information/activity/${article.activity}`,
    '/information/info/:id': ({ article }) => `/information/info/${article.info}`,
  },
}
