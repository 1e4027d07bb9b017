import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                               visitor user  other member captain foreign organiser administrator editor certifier
GET /api/experts                                   ok      ok    ok    ok     ok      ok      ok        ok
GET /api/experts/{expertId}                        ok      ok    ok    ok     ok      ok      ok        ok
GET /api/experts/applications                      40101   ok    ok    ok     ok      ok      ok        ok
POST /api/experts/applications                     40101   ok    ok    ok     ok      ok      ok        ok
GET /api/admin/experts                             40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/experts                            40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/experts/{expertId}                  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/experts/{expertId}                  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/experts/applications                40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/experts/applications/{applicationId} 40101  40301 40301 40301  40301   40301   40301     409354        ok     40301
`,
  calls: {
    'GET /api/experts': () => [{}, { query: { kind: 'tutor', search: '专家' } }],
    'GET /api/experts/{expertId}': ({ experts }) => [{ params: { expertId: experts.expert } }],
    'GET /api/experts/applications': () => [{}],
    'POST /api/experts/applications': () => [
      {
        body: {
          kind: 'tutor',
          name: '申请人',
          position: '教授',
          organisation: '大学',
          statement: '愿意指导队伍。',
        },
      },
    ],
    'GET /api/admin/experts': () => [{}, { query: { kind: 'evaluation', search: '专家' } }],
    'POST /api/admin/experts': () => [{ body: { kind: 'tutor', nameZh: '专家', nameEn: 'Expert' } }],
    'GET /api/admin/experts/{expertId}': ({ experts }) => [{ params: { expertId: experts.expert } }],
    'PUT /api/admin/experts/{expertId}': async ({ world, people, experts }) => {
      const { data } = await ask(world, `GET /api/admin/experts/${experts.expert}`, {
        as: people.administrator,
      })
      return [{ params: { expertId: experts.expert }, body: { value: data.value, tag: data.tag } }]
    },
    'GET /api/admin/experts/applications': () => [{}, { query: { isDecided: 'true' } }],
    'PUT /api/admin/experts/applications/{applicationId}': ({ experts }) => [
      { params: { applicationId: experts.application }, body: { isAccepted: false, reason: '资料不全' } },
    ],
  },
  pages: {
    '/experts/:type/:id': ({ experts }) => `/experts/evaluation/${experts.expert}`,
    '/admin/experts/:expertId': ({ experts }) => `/admin/experts/${experts.expert}`,
  },
}
