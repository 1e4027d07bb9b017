import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                                  visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/invite               40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/invite               40101   40301 40301 40301  40301   40301   ok        ok
GET /api/v1/race-special/wap/activity/get-rank        ok      ok    ok    ok     ok      ok      ok        ok
GET /api/v1/race-special/wap/activity/get-self-invite 40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/v1/race-special/wap/activity/get-rank': ({ activity: name }) => [{ query: { name } }],
    'GET /api/v1/race-special/wap/activity/get-self-invite': ({ activity: name }) => [{ query: { name } }],
    'GET /api/admin/competitions/{id}/invite': ({ competition: { id } }) => [{ params: { id } }],
    'PUT /api/admin/competitions/{id}/invite': async ({ world, competition: { id }, people }) => {
      const { data } = await ask(world, `GET /api/admin/competitions/${id}/invite`, {
        as: people.administrator,
      })
      return [{ params: { id }, body: { value: data.value, tag: data.tag } }]
    },
  },
  stays: ['invite_activity'],
}
