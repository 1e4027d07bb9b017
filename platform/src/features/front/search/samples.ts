import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call            visitor user  other member captain foreign organiser administrator
GET /api/search ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/search': ({ name }) => [{ query: { q: name } }, { query: { q: '天' } }, { query: { q: 'a' } }],
  },
}
