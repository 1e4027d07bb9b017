import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

const kinds = ['categories', 'tags', 'industries', 'organisations', 'dataset-categories', 'partners']

const read = async ({ world, people }: Stage, of: string) =>
  (await ask(world, `GET /api/admin/catalogue/${of}`, { as: people.administrator })).data

export const samples: FeatureSamples = {
  policy: `
call                                         visitor user  other member captain foreign organiser administrator
GET /api/admin/catalogue/{kind}              40101   40301 40301 40301  40301   40301   40301     ok
POST /api/admin/catalogue/{kind}             40101   40301 40301 40301  40301   40301   40301     ok
PUT /api/admin/catalogue/{kind}              40101   40301 40301 40301  40301   40301   40301     ok
DELETE /api/admin/catalogue/{kind}/{key}     40101   40301 40301 40301  40301   40301   40301     ok
GET /api/admin/catalogue/{kind}/{key}        40101   40301 40301 40301  40301   40301   40301     ok
PUT /api/admin/catalogue/{kind}/{key}        40101   40301 40301 40301  40301   40301   40301     ok
POST /api/admin/catalogue/{kind}/{key}/merge 40101   40301 40301 40301  40301   40301   40301     ok
GET /api/partners                            ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/partners': () => [{}],
    'GET /api/admin/catalogue/{kind}': () => kinds.map(kind => ({ params: { kind } })),
    'POST /api/admin/catalogue/{kind}': () => [
      {
        params: { kind: 'tags' },
        body: { nameZh: '图学习', nameEn: 'Graph learning', code: 'graph-learning', parentCode: null },
      },
    ],
    'PUT /api/admin/catalogue/{kind}': async stage => {
      const { entries, tag } = await read(stage, 'partners')
      const keys = (entries as { key: string }[]).map(entry => entry.key).toReversed()
      return [{ params: { kind: 'partners' }, body: { keys, tag } }]
    },
    'GET /api/admin/catalogue/{kind}/{key}': ({ name }) => [
      { params: { kind: 'tags', key: `${name}-tag` } },
      { params: { kind: 'tags', key: `${name}-tag-0` } },
      { params: { kind: 'industries', key: `${name}-industry-0` } },
    ],
    'PUT /api/admin/catalogue/{kind}/{key}': async stage => {
      const { entries } = await read(stage, 'organisations')
      const { key, value, tag } = entries[0]
      return [
        {
          params: { kind: 'organisations', key },
          body: { value: { ...value, url: 'https://example.org/' }, tag },
        },
      ]
    },
    'DELETE /api/admin/catalogue/{kind}/{key}': async stage => {
      const { entries } = await read(stage, 'partners')
      return [{ params: { kind: 'partners', key: entries[0].key } }]
    },
    'POST /api/admin/catalogue/{kind}/{key}/merge': async stage => {
      const { entries } = await read(stage, 'tags')
      const [into, from] = entries as { key: string }[]
      return [{ params: { kind: 'tags', key: from?.key ?? '' }, body: { into: into?.key } }]
    },
  },
  pages: {
    '/admin/catalogue/:kind': () => '/admin/catalogue/tags',
    '/admin/catalogue/:kind/:key': ({ name }) => `/admin/catalogue/tags/${name}-tag`,
  },
}
