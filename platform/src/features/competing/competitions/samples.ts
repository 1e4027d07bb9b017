import { ask } from '../../../../test/ask.ts'
import { makeCompetition } from '../../../../test/factories.ts'
import { ofCompetition, unchangedOf } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { hashCode } from './server/private-code.ts'

const base = '/api/admin/competitions'
/** Once a process: it is made to take long. */
const hashOfCode = hashCode('开门')

export const samples: FeatureSamples = {
  policy: `
call                                          visitor user  other member captain foreign organiser administrator
GET /api/admin/choices                        40101   40301 40301 40301  40301   ok      ok        ok
POST /api/admin/competitions                  40101   40301 40301 40301  40301   ok      ok        ok
GET /api/admin/competitions/{id}/access       40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/access       40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/agreement    40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/agreement    40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/basics       40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/basics       40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/faq          40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/faq          40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/guide        40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/texts        40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/texts/{part} 40101   40301 40301 40301  40301   40301   ok        ok
GET /api/competitions                         ok      ok    ok    ok     ok      ok      ok        ok
GET /api/competitions/{id}/guide-info         ok      ok    ok    ok     ok      ok      ok        ok
POST /api/competitions/{id}/private-verify    40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/competitions': ({ name }) => [
      { query: { per_page: 50 } },
      { query: { search: name, sort: 'reward', cmptStatus: 1 } },
      { query: { tagCode: `${name}-tag`, indCode: `${name}-industry-0`, sort: 'popular' } },
    ],
    'GET /api/competitions/{id}/guide-info': ({ competition: { id } }) => [{ params: { id } }],
    'GET /api/admin/choices': () => [{}],
    'POST /api/admin/competitions': ({ world }) => {
      const startAt = world.clock.now().toISOString()
      const endAt = new Date(world.clock.now().getTime() + 86_400_000).toISOString()
      const titles = { titleZh: '新竞赛', titleEn: 'A new one' }
      return [{ body: { type: 'computing', ...titles, zone: 'Asia/Shanghai', startAt, endAt } }]
    },
    'GET /api/admin/competitions/{id}/basics': ofCompetition,
    'PUT /api/admin/competitions/{id}/basics': unchangedOf('basics'),
    'GET /api/admin/competitions/{id}/texts': ofCompetition,
    'PUT /api/admin/competitions/{id}/texts/{part}': async stage => {
      const { world, competition, people } = stage
      const as = people.administrator
      const { data } = await ask(world, `GET ${base}/${competition.id}/texts`, { as })
      const [{ part, text }] = data.parts
      return [{ params: { id: competition.id, part }, body: text }]
    },
    'PUT /api/admin/competitions/{id}/guide': unchangedOf('texts', read => read.guide),
    'GET /api/admin/competitions/{id}/faq': ofCompetition,
    'PUT /api/admin/competitions/{id}/faq': unchangedOf('faq'),
    'GET /api/admin/competitions/{id}/agreement': ofCompetition,
    'PUT /api/admin/competitions/{id}/agreement': unchangedOf('agreement', read => read.agreement),
    'GET /api/admin/competitions/{id}/access': ofCompetition,
    'PUT /api/admin/competitions/{id}/access': unchangedOf('access', read => read.access),
    'POST /api/competitions/{id}/private-verify': async ({ world, competition: { id } }) => {
      const hidden = await makeCompetition(world, {
        competition: { visibility: 'private', private_code_hash: await hashOfCode },
      })
      return [
        { params: { id: hidden.id }, body: { code: '开门' } },
        { params: { id }, body: { code: '开门' } },
      ]
    },
  },
  pages: {
    '/competition-private/verify': ({ competition }) => `/competition-private/verify?id=${competition.id}`,
  },
  stays: ['agreement_history', 'competition_access'],
}
