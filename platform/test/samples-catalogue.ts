import { ask } from './ask.ts'
import type { Samples } from './samples.ts'
import type { Stage } from './stage.ts'

const path = '/api/admin/catalogue/{kind}'
const kinds = ['categories', 'tags', 'industries', 'organisations', 'dataset-categories', 'partners']

const read = async ({ world, people }: Stage, of: string) =>
  (await ask(world, `GET /api/admin/catalogue/${of}`, { as: people.administrator })).data

/** How the catalogue is asked on a stage. */
export const catalogueSamples: Samples = {
  [`GET ${path}`]: () => kinds.map(kind => ({ params: { kind } })),
  [`POST ${path}`]: () => [
    {
      params: { kind: 'tags' },
      body: { nameZh: '图学习', nameEn: 'Graph learning', code: 'graph-learning', parentCode: null },
    },
  ],
  [`PUT ${path}`]: async stage => {
    const { entries, tag } = await read(stage, 'partners')
    const keys = (entries as { key: string }[]).map(entry => entry.key).toReversed()
    return [{ params: { kind: 'partners' }, body: { keys, tag } }]
  },
  [`GET ${path}/{key}`]: ({ name }) => [
    { params: { kind: 'tags', key: `${name}-tag` } },
    { params: { kind: 'tags', key: `${name}-tag-0` } },
    { params: { kind: 'industries', key: `${name}-industry-0` } },
  ],
  [`PUT ${path}/{key}`]: async stage => {
    const { entries } = await read(stage, 'organisations')
    const { key, value, tag } = entries[0]
    return [
      {
        params: { kind: 'organisations', key },
        body: { value: { ...value, url: 'https://example.org/' }, tag },
      },
    ]
  },
  [`DELETE ${path}/{key}`]: async stage => {
    const { entries } = await read(stage, 'partners')
    return [{ params: { kind: 'partners', key: entries[0].key } }]
  },
  [`POST ${path}/{key}/merge`]: async stage => {
    const { entries } = await read(stage, 'tags')
    const [into, from] = entries as { key: string }[]
    return [{ params: { kind: 'tags', key: from?.key ?? '' }, body: { into: into?.key } }]
  },
}
