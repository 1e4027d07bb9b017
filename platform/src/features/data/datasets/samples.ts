import { ask } from '../../../../test/ask.ts'
import { makeDataset } from '../../../../test/factories.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

const draftOf = async ({ world, people }: Stage, id: number) =>
  (await ask(world, `GET /api/datasets/${id}/draft`, { as: people.captain })).data

const freshDraft = ({ world, people }: Stage) =>
  makeDataset(world, {
    owner_id: people.captain.id,
    licence: 'MIT',
    title_zh: '草稿',
    published_at: null,
  })

const upload = { name: 'more.csv', size: 10, fingerprint: 'f' }

export const samples: FeatureSamples = {
  policy: `
call                                                             visitor user  other member captain foreign organiser administrator editor certifier
PUT /api/admin/competitions/{id}/datasets/order                  40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/datasets/{datasetId}/withdrawal 40101   40301 40301 40301  40301   40301   ok        ok
POST /api/competitions/{id}/datasets/download-log                40101   40352 ok    ok     ok      40352   ok        ok
POST /api/competitions/{id}/datasets/protocol                    40101   40352 ok    ok     ok      40352   ok        ok
POST /api/datasets                                               40101   ok    ok    ok     ok      ok      ok        ok
GET /api/datasets/files/{fileId}                                 40101   ok    ok    ok     ok      ok      ok        ok
GET /api/datasets/files/{fileId}/profile                         ok      ok    ok    ok     ok      ok      ok        ok
GET /api/datasets/list                                           ok      ok    ok    ok     ok      ok      ok        ok
DELETE /api/datasets/uploads/{uploadId}                          40101   40453 40453 40453  ok      40453   40453     40453
GET /api/datasets/{id}                                           ok      ok    ok    ok     ok      ok      ok        ok
GET /api/datasets/{id}/archive                                   40101   ok    ok    ok     ok      ok      ok        ok
GET /api/datasets/{id}/croissant                                 ok      ok    ok    ok     ok      ok      ok        ok
GET /api/datasets/{id}/croissant.json                            ok      ok    ok    ok     ok      ok      ok        ok
DELETE /api/datasets/{id}/draft                                  40101   40450 40450 40450  ok      40450   40450     ok            ok     40450
GET /api/datasets/{id}/draft                                     40101   40450 40450 40450  ok      40450   40450     ok            ok     40450
PUT /api/datasets/{id}/draft                                     40101   40450 40450 40450  ok      40450   40450     ok            ok     40450
POST /api/datasets/{id}/draft/croissant                          40101   40450 40450 40450  ok      40450   40450     ok            ok     40450
PUT /api/datasets/{id}/draft/files                               40101   40450 40450 40450  ok      40450   40450     ok            ok     40450
POST /api/datasets/{id}/protocol                                 40101   ok    ok    ok     ok      ok      ok        ok
POST /api/datasets/{id}/publish                                  40101   40450 40450 40450  ok      40450   40450     ok            ok     40450
POST /api/datasets/{id}/statistic                                ok      ok    ok    ok     ok      ok      ok        ok
GET /api/datasets/{id}/statistics                                40101   40450 40450 40450  ok      40450   40450     ok            ok     40450
POST /api/datasets/{id}/uploads                                  40101   40450 40450 40450  ok      40450   40450     ok            ok     40450
GET /api/datasets/{id}/usage                                     ok      ok    ok    ok     ok      ok      ok        ok
GET /api/datasets/{id}/versions                                  ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/datasets/list': () => [
      {},
      { query: { categoryId: 1 } },
      { query: { search: 'data' } },
      { query: { mine: '1' } },
    ],
    'GET /api/datasets/{id}': ({ dataset, data, draft }) =>
      [dataset, data, draft].map(({ id }) => ({ params: { id } })),
    'GET /api/datasets/{id}/versions': ({ dataset: { id } }) => [{ params: { id } }],
    'GET /api/datasets/{id}/usage': ({ dataset: { id } }) => [{ params: { id } }],
    'GET /api/datasets/{id}/statistics': ({ draft: { id } }) => [{ params: { id } }],
    'GET /api/datasets/{id}/croissant': ({ dataset, data }) => [
      { params: { id: dataset.id } },
      { params: { id: data.id } },
    ],
    'GET /api/datasets/{id}/croissant.json': ({ dataset: { id } }) => [{ params: { id } }],
    'GET /api/datasets/{id}/archive': ({ dataset: { id }, data }) => [
      { params: { id } },
      { params: { id: data.id } },
    ],
    'GET /api/datasets/files/{fileId}': ({ dataset, data }) => [
      { params: { fileId: dataset.fileId } },
      { params: { fileId: data.fileId } },
    ],
    'GET /api/datasets/files/{fileId}/profile': ({ dataset, data }) => [
      { params: { fileId: dataset.fileId } },
      { params: { fileId: data.fileId } },
    ],
    'POST /api/datasets/{id}/statistic': ({ dataset: { id } }) => [{ params: { id } }],
    'POST /api/datasets/{id}/protocol': ({ dataset: { id } }) => [{ params: { id } }],
    'POST /api/competitions/{id}/datasets/protocol': ({ competition: { id } }) => [{ params: { id } }],
    'POST /api/competitions/{id}/datasets/download-log': ({ competition: { id }, data: { fileId } }) => [
      { params: { id }, body: { fileId } },
    ],
    'PUT /api/admin/competitions/{id}/datasets/order': ({ competition: { id }, data }) => [
      { params: { id }, body: { ids: [data.id] } },
    ],
    'PUT /api/admin/competitions/{id}/datasets/{datasetId}/withdrawal': async ({
      world,
      competition: { id },
    }) => {
      const { id: datasetId } = await makeDataset(world, { competition_id: id })
      return [{ params: { id, datasetId }, body: { isWithdrawn: true, reason: '数据有误' } }]
    },
    'POST /api/datasets': () => [{ body: { titleZh: '新数据', licence: 'MIT' } }],
    'GET /api/datasets/{id}/draft': ({ draft: { id } }) => [{ params: { id } }],
    'PUT /api/datasets/{id}/draft': async stage => {
      const { id } = await freshDraft(stage)
      const { texts, revision } = await draftOf(stage, id)
      return [{ params: { id }, body: { ...texts, revision } }]
    },
    'PUT /api/datasets/{id}/draft/files': async stage => {
      const { id } = await freshDraft(stage)
      const { files } = await draftOf(stage, id)
      return [{ params: { id }, body: { change: [{ name: files[0].name, descriptionZh: '训练' }] } }]
    },
    'POST /api/datasets/{id}/draft/croissant': async stage => {
      const { id } = await freshDraft(stage)
      const { revision } = await draftOf(stage, id)
      const document = {
        '@context': { '@vocab': 'https://schema.org/' },
        '@type': 'sc:Dataset',
        conformsTo: 'http://mlcommons.org/croissant/1.0',
        name: '数据',
      }
      return [{ params: { id }, body: { document, revision } }]
    },
    'POST /api/datasets/{id}/publish': async stage => {
      const { id } = await freshDraft(stage)
      const { revision } = await draftOf(stage, id)
      return [{ params: { id }, body: { revision } }]
    },
    'DELETE /api/datasets/{id}/draft': async stage => [{ params: { id: (await freshDraft(stage)).id } }],
    'POST /api/datasets/{id}/uploads': async stage => [
      { params: { id: (await freshDraft(stage)).id }, body: upload },
    ],
    'DELETE /api/datasets/uploads/{uploadId}': async stage => {
      const { id } = await freshDraft(stage)
      const { world, people } = stage
      const { data } = await ask(world, `POST /api/datasets/${id}/uploads`, {
        as: people.captain,
        body: upload,
      })
      return [{ params: { uploadId: data.upload.id } }]
    },
  },
  pages: {
    '/datasets/edit/:id': ({ draft }) => `/datasets/edit/${draft.id}`,
    '/datasets/:id': ({ dataset }) => `/datasets/${dataset.id}`,
  },
  stays: ['dataset_agreement', 'dataset_day', 'dataset_download', 'dataset_upload'],
}
