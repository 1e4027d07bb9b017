import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                               visitor user  other member captain foreign organiser administrator editor certifier
GET /api/education                 ok      ok    ok    ok     ok      ok      ok        ok
GET /api/education/paths/{pathId}  ok      ok    ok    ok     ok      ok      ok        ok
PUT /api/education/steps/{stepId}  40101   ok    ok    ok     ok      ok      ok        ok
GET /api/admin/learning            40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/learning           40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/learning/{pathId}   40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/learning/{pathId}   40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
`,
  calls: {
    'GET /api/education': () => [{}],
    'GET /api/education/paths/{pathId}': ({ learning }) => [{ params: { pathId: learning.path } }],
    'PUT /api/education/steps/{stepId}': ({ learning }) => [
      { params: { stepId: learning.step }, body: { isDone: true } },
      { params: { stepId: learning.step }, body: { isDone: false } },
    ],
    'GET /api/admin/learning': () => [{}],
    'POST /api/admin/learning': () => [{ body: { titleZh: '路径', titleEn: 'Path' } }],
    'GET /api/admin/learning/{pathId}': ({ learning }) => [{ params: { pathId: learning.path } }],
    'PUT /api/admin/learning/{pathId}': async ({ world, people, learning }) => {
      const { data } = await ask(world, `GET /api/admin/learning/${learning.path}`, {
        as: people.administrator,
      })
      return [{ params: { pathId: learning.path }, body: { value: data.value, tag: data.tag } }]
    },
  },
  stays: ['learning_step'],
  pages: {
    '/education/:pathId': ({ learning }) => `/education/${learning.path}`,
    '/admin/learning/:pathId': ({ learning }) => `/admin/learning/${learning.path}`,
  },
}
