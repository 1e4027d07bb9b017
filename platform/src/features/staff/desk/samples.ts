import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                  visitor user  other member captain foreign organiser administrator editor certifier
GET /api/admin/frame  40101   40301 40301 40301  40301   ok      ok        ok            ok     ok
GET /api/admin/home   40101   40301 40301 40301  40301   ok      ok        ok            ok     ok
GET /api/admin/search 40101   40301 40301 40301  40301   ok      ok        ok            ok     ok
`,
  calls: {
    'GET /api/admin/frame': () => [{}],
    'GET /api/admin/home': () => [{}],
    'GET /api/admin/search': ({ name }) => [{ query: { q: name } }],
  },
}
