import { ofCompetition } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                       visitor user  other member captain foreign organiser administrator editor certifier
GET /api/admin/competitions                40101   40301 40301 40301  40301   ok      ok        ok            ok     40301
GET /api/admin/competitions/{id}           40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/clone    40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/featured  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/competitions/{id}/published 40101   40301 40301 40301  40301   40301   ok        ok
`,
  calls: {
    'GET /api/admin/competitions': ({ name }) => [
      { query: { per_page: 50 } },
      { query: { search: name, state: 'running' } },
    ],
    'POST /api/admin/competitions/{id}/clone': ({ world, competition: { id } }) => [
      {
        params: { id },
        body: { titleZh: '又一届', titleEn: 'Another', startAt: world.clock.now().toISOString() },
      },
    ],
    'GET /api/admin/competitions/{id}': ofCompetition,
    'PUT /api/admin/competitions/{id}/featured': ({ competition: { id } }) => [
      { params: { id }, body: { featured: 2 } },
    ],
    'PUT /api/admin/competitions/{id}/published': ({ world, competition: { id } }) => [
      { params: { id }, body: { publishedAt: world.clock.now().toISOString() } },
    ],
  },
}
