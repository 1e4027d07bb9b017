import { hashCode } from '../src/features/competing/competitions/server/private-code.ts'
import { ask } from './ask.ts'
import type { Samples } from './samples.ts'
import { makeCompetition } from './factories.ts'
import type { Stage } from './stage.ts'

const base = '/api/admin/competitions'
const of = ({ competition: { id } }: Stage) => [{ params: { id } }]

/** What a page of the administration edits, saved as it was read. */
const unchanged =
  (name: string, pick: (read: Record<string, never>) => unknown = read => read): Samples[string] =>
  async ({ world, competition: { id }, people }) => {
    const { data } = await ask(world, `GET ${base}/${id}/${name}`, { as: people.administrator })
    const { value, tag } = pick(data) as { value: unknown; tag: string }
    return [{ params: { id }, body: { value, tag } }]
  }

/** How the calls of the administration are asked on a stage. */
export const adminSamples: Samples = {
  'GET /api/admin/frame': () => [{}],
  'GET /api/admin/home': () => [{}],
  'GET /api/admin/search': ({ name }) => [{ query: { q: name } }],
  'GET /api/admin/choices': () => [{}],
  'GET /api/admin/competitions': ({ name }) => [
    { query: { per_page: 50 } },
    { query: { search: name, state: 'running' } },
  ],
  'POST /api/admin/competitions': ({ world }) => {
    const startAt = world.clock.now().toISOString()
    const endAt = new Date(world.clock.now().getTime() + 86_400_000).toISOString()
    const titles = { titleZh: '新竞赛', titleEn: 'A new one' }
    return [{ body: { type: 'computing', ...titles, zone: 'Asia/Shanghai', startAt, endAt } }]
  },
  'POST /api/admin/competitions/{id}/clone': ({ world, competition: { id } }) => [
    {
      params: { id },
      body: { titleZh: '又一届', titleEn: 'Another', startAt: world.clock.now().toISOString() },
    },
  ],
  'GET /api/admin/competitions/{id}': of,
  'PUT /api/admin/competitions/{id}/featured': ({ competition: { id } }) => [
    { params: { id }, body: { featured: 2 } },
  ],
  'PUT /api/admin/competitions/{id}/published': ({ world, competition: { id } }) => [
    { params: { id }, body: { publishedAt: world.clock.now().toISOString() } },
  ],
  'GET /api/admin/competitions/{id}/basics': of,
  'PUT /api/admin/competitions/{id}/basics': unchanged('basics'),
  'GET /api/admin/competitions/{id}/texts': of,
  'PUT /api/admin/competitions/{id}/texts/{part}': async stage => {
    const { world, competition, people } = stage
    const as = people.administrator
    const { data } = await ask(world, `GET ${base}/${competition.id}/texts`, { as })
    const [{ part, text }] = data.parts
    return [{ params: { id: competition.id, part }, body: text }]
  },
  'PUT /api/admin/competitions/{id}/guide': unchanged('texts', read => read.guide),
  'GET /api/admin/competitions/{id}/faq': of,
  'PUT /api/admin/competitions/{id}/faq': unchanged('faq'),
  'GET /api/admin/competitions/{id}/agreement': of,
  'PUT /api/admin/competitions/{id}/agreement': unchanged('agreement', read => read.agreement),
  'GET /api/admin/competitions/{id}/access': of,
  'PUT /api/admin/competitions/{id}/access': unchanged('access', read => read.access),
  'GET /api/admin/competitions/{id}/rounds': of,
  'PUT /api/admin/competitions/{id}/rounds': unchanged('rounds'),

  'POST /api/competitions/{id}/private-verify': async ({ world, competition: { id } }) => {
    const hidden = await makeCompetition(world, {
      competition: { visibility: 'private', private_code_hash: await hashCode('开门') },
    })
    return [
      { params: { id: hidden.id }, body: { code: '开门' } },
      { params: { id }, body: { code: '开门' } },
    ]
  },
}
