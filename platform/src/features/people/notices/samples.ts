import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'
import { unsubscribeToken } from './server/unsubscribe-token.ts'
import { makeNotice } from '../../../../test/notices.ts'

const tokenOf = ({ world, people }: Stage) =>
  unsubscribeToken({ userId: people.captain.id, what: 'team.asked' }, world.settings.sessionSecret)

export const samples: FeatureSamples = {
  policy: `
call                                        visitor user    other   member  captain foreign organiser administrator
GET /api/users/inbox/events                 40101   ok      ok      ok      ok      ok      ok        ok
GET /api/v2/notices                         40101   ok      ok      ok      ok      ok      ok        ok
PUT /api/v2/notices                         40101   ok      ok      ok      ok      ok      ok        ok
GET /api/v2/notices/{id}                    40101   404130  404130  404130  ok      404130  404130    404130
DELETE /api/v2/notices/{id}                 40101   404130  404130  404130  ok      404130  404130    404130
GET /api/v2/users/notices/ignore-setting    40101   ok      ok      ok      ok      ok      ok        ok
POST /api/v2/users/notices/ignore-setting   40101   ok      ok      ok      ok      ok      ok        ok
GET /api/admin/mails                        40101   40301   40301   40301   40301   40301   40301     ok
GET /api/mail/unsubscribe/{token}           ok      ok      ok      ok      ok      ok      ok        ok
POST /api/mail/unsubscribe/{token}          ok      ok      ok      ok      ok      ok      ok        ok
`,
  calls: {
    'GET /api/admin/mails': () => [{}],
    'GET /api/mail/unsubscribe/{token}': stage => [{ params: { token: tokenOf(stage) } }],
    'POST /api/mail/unsubscribe/{token}': stage => [{ params: { token: tokenOf(stage) } }],
    'GET /api/users/inbox/events': () => [{}],
    'GET /api/v2/notices': () => [{}],
    'PUT /api/v2/notices': () => [{ body: {} }],
    'GET /api/v2/notices/{id}': async stage => [
      { params: { id: await makeNotice(stage.world, stage.people.captain.id) } },
    ],
    'DELETE /api/v2/notices/{id}': async stage => [
      { params: { id: await makeNotice(stage.world, stage.people.captain.id) } },
    ],
    'GET /api/v2/users/notices/ignore-setting': () => [{}],
    'POST /api/v2/users/notices/ignore-setting': () => [
      { body: { settings: [{ kind: 'team.asked', site: true, mail: 'off' }] } },
    ],
  },
  pages: {
    '/unsubscribe/:token': stage => `/unsubscribe/${tokenOf(stage)}`,
    '/notices/:id': stage => `/notices/${stage.notice}`,
    '/notice/:id?': stage => `/notice/${stage.notice}`,
  },
}
