import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call          visitor user  other member captain foreign organiser administrator
GET /api/home ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/home': () => [{}],
  },
}
