import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                   visitor user  other member captain foreign organiser administrator
GET /api/metrics       ok      ok    ok    ok     ok      ok      ok        ok
GET /api/metrics/{key} ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/metrics': () => [{}],
    'GET /api/metrics/{key}': () => [{ params: { key: 'f1' } }],
  },
  pages: {
    '/metrics/:key': () => '/metrics/ndcg-at-k',
  },
}
