import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call               visitor user  other member captain foreign organiser administrator
GET /api/home/mine 40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/home/mine': () => [{}],
  },
}
