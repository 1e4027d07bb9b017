import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { freeYear } from '../../../../test/spic.ts'
import type { Stage } from '../../../../test/stage.ts'

/** An edition like the stage's that nobody has filled in, for a call that changes it. */
/** The stage’s edition copied, by the call. */
async function copyEdition({ world, people, spic, name }: Stage) {
  const as = people.administrator
  const { data: made } = await ask(world, 'POST /api/admin/spic', {
    as,
    body: { year: await freeYear(world), nameZh: name, nameEn: name, copyFrom: spic.edition },
  })
  const { data } = await ask(world, `GET /api/admin/spic/${made.id}`, { as })
  return data
}

const windows = {
  signupStartsAt: '2030-01-01T00:00:00.000Z',
  signupEndsAt: '2030-02-01T00:00:00.000Z',
  submitStartsAt: '2030-01-15T00:00:00.000Z',
  submitEndsAt: '2030-03-01T00:00:00.000Z',
}

export const samples: FeatureSamples = {
  policy: `
call                                              visitor user  other member captain foreign organiser administrator editor certifier
GET /api/spic                                     ok      ok    ok    ok     ok      ok      ok        ok
GET /api/spic/{id}                                ok      ok    ok    ok     ok      ok      ok        ok
GET /api/admin/spic                               40101   40301 40301 40301  40301   40301   40301     ok            40301  40301
POST /api/admin/spic                              40101   40301 40301 40301  40301   40301   40301     ok            40301  40301
GET /api/admin/spic/{editionId}                   40101   40301 40301 40301  40301   40301   40301     ok            40301  40301
PUT /api/admin/spic/{editionId}                   40101   40301 40301 40301  40301   40301   40301     ok            40301  40301
PUT /api/admin/spic/{editionId}/published         40101   40301 40301 40301  40301   40301   40301     ok            40301  40301
PUT /api/admin/spic/{editionId}/forms/{formId}    40101   40301 40301 40301  40301   40301   40301     ok            40301  40301
POST /api/admin/spic/{editionId}/forms            40101   40301 40301 40301  40301   40301   40301     ok            40301  40301
`,
  calls: {
    'GET /api/spic': () => [{}],
    'GET /api/spic/{id}': ({ spic }) => [{ params: { id: spic.edition } }],
    'GET /api/admin/spic': () => [{}],
    'POST /api/admin/spic': async ({ spic, world }) => {
      const year = await freeYear(world)
      return [
        { body: { year, nameZh: '试点项目', nameEn: 'Pilot projects', copyFrom: spic.edition } },
        { body: { year: year + 1, nameZh: '试点项目', nameEn: '', copyFrom: null } },
      ]
    },
    'GET /api/admin/spic/{editionId}': ({ spic }) => [{ params: { editionId: spic.edition } }],
    'PUT /api/admin/spic/{editionId}': async stage => {
      const { id, value, tag } = await copyEdition(stage)
      return [{ params: { editionId: id }, body: { value: { ...value, ...windows }, tag } }]
    },
    'PUT /api/admin/spic/{editionId}/published': async stage => {
      const { id, value, tag } = await copyEdition(stage)
      const { world, people } = stage
      await ask(world, `PUT /api/admin/spic/${id}`, {
        as: people.administrator,
        body: { value: { ...value, ...windows }, tag },
      })
      return [{ params: { editionId: id }, body: { isPublished: true } }]
    },
    'PUT /api/admin/spic/{editionId}/forms/{formId}': async stage => {
      const { id, forms } = await copyEdition(stage)
      const { value, tag, id: formId } = forms[0]
      return [
        { params: { editionId: id, formId }, body: { value: { fields: value.fields.slice(0, 1) }, tag } },
      ]
    },
    'POST /api/admin/spic/{editionId}/forms': async stage => {
      const { id } = await copyEdition(stage)
      await stage.world.db
        .updateTable('spic_form')
        .set({ frozen_at: stage.world.clock.now() })
        .where('edition_id', '=', id)
        .execute()
      return [{ params: { editionId: id }, body: { purpose: 'signup' } }]
    },
  },
  pages: {
    '/spic/:id': ({ spic }) => `/spic/${spic.edition}`,
    '/admin/spic/:id': ({ spic }) => `/admin/spic/${spic.edition}`,
  },
}
