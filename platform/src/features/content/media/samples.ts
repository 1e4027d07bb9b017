import { send } from '../../../../test/ask.ts'
import { pixel } from '../../../../test/pixel.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

const picture = { field: 'file', name: 'pixel.png', content: pixel }
const fields = { altZh: '一个像素', altEn: 'One pixel' }

async function added({ world, people }: Stage) {
  const { data } = await send(world, 'POST /api/admin/media', {
    as: people.administrator,
    fields,
    file: picture,
  })
  return data
}

export const samples: FeatureSamples = {
  policy: `
call                               visitor user  other member captain foreign organiser administrator editor certifier
GET /api/admin/media               40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/media              40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/media/{mediaId}     40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/media/{mediaId}     40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/media/{mediaId}/file 40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
DELETE /api/admin/media/{mediaId}  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/media/{sha256}            ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/admin/media': () => [{}, { query: { search: 'pixel', kind: 'picture' } }],
    'POST /api/admin/media': () => [{ fields, file: picture }],
    'GET /api/admin/media/{mediaId}': async stage => [{ params: { mediaId: (await added(stage)).id } }],
    'PUT /api/admin/media/{mediaId}': async stage => {
      const { id, value, tag } = await added(stage)
      return [{ params: { mediaId: id }, body: { value, tag } }]
    },
    'POST /api/admin/media/{mediaId}/file': async stage => [
      await added(stage).then(({ id, tag }) => ({
        params: { mediaId: id },
        fields: { ...fields, tag },
        file: picture,
      })),
    ],
    'DELETE /api/admin/media/{mediaId}': async stage => [{ params: { mediaId: (await added(stage)).id } }],
    'GET /api/media/{sha256}': ({ site }) => [{ params: { sha256: site.file } }],
  },
}
