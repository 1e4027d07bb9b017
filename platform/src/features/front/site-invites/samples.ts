import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                          visitor user other member captain foreign organiser administrator
GET /api/sites/{name}/invites ok      ok   ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/sites/{name}/invites': ({ site: { name } }) => [{ params: { name } }],
  },
  pages: {
    '/special/:name/invite': ({ site: { name } }) => `/special/${name}/invite`,
  },
}
