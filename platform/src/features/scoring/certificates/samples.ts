import { ofCompetition } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { usualTemplate } from './template.ts'

const code = '0'.repeat(20)

export const samples: FeatureSamples = {
  policy: `
call                                                    visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/certificates           40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/certificates           40101   40301 40301 40301  40301   40301   40991     40991
GET /api/admin/competitions/{id}/certificates/preview   40101   40301 40301 40301  40301   40301   ok        ok
GET /api/certificates/{code}                            404252  404252 404252 404252 404252 404252 404252    404252
GET /api/certificates/{code}/file                       40101   404252 404252 404252 404252 404252 404252    404252
GET /api/users/certificates                             ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/admin/competitions/{id}/certificates': ofCompetition,
    'PUT /api/admin/competitions/{id}/certificates': ({ competition: { id } }) => [
      { params: { id }, body: { value: usualTemplate, tag: '' } },
    ],
    'GET /api/admin/competitions/{id}/certificates/preview': ({ competition: { id } }) => [
      { params: { id }, query: { lang: 'en-US', rank: 1 } },
    ],
    'GET /api/certificates/{code}': () => [{ params: { code } }],
    'GET /api/certificates/{code}/file': () => [{ params: { code }, query: { lang: 'zh-CN' } }],
    'GET /api/users/certificates': ({ people: { captain } }) => [{ query: { userId: captain.id } }],
  },
  pages: { '/certificates/:code': () => `/certificates/${code}` },
  stays: ['certificate', 'certificate_template'],
}
