import { makeUser } from '../../../../test/factories.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { openReport } from '../../../../test/stage-inbox.ts'

export const samples: FeatureSamples = {
  policy: `
call                                    visitor user   other  member captain foreign organiser administrator
GET /api/admin/inbox/reports            40101   40301  40301  40301  40301   40301   40301     ok
PUT /api/admin/inbox/reports/{id}       40101   40301  40301  40301  40301   40301   40301     ok
GET /api/v1/inbox/messages              40101   ok     ok     ok     ok      ok      ok        ok
POST /api/v1/inbox/messages             40101   ok     ok     ok     ok      ok      ok        ok
PUT /api/v1/inbox/messages              40101   ok     ok     ok     ok      ok      ok        ok
PUT /api/v1/inbox/messages/read         40101   ok     ok     ok     ok      ok      ok        ok
GET /api/v1/inbox/messages/unread/count 40101   ok     ok     ok     ok      ok      ok        ok
DELETE /api/v1/inbox/messages/{id}      40101   404100 404100 404100 ok      404100  404100    404100
GET /api/v1/inbox/preview               40101   ok     ok     ok     ok      ok      ok        ok
POST /api/v1/inbox/reports              40101   404102 404102 404102 ok      404102  404102    404102
GET /api/v1/inbox/sessions              40101   ok     ok     ok     ok      ok      ok        ok
DELETE /api/v1/inbox/sessions/{id}      40101   404102 404102 404102 ok      404102  404102    404102
`,
  calls: {
    'GET /api/v1/inbox/messages/unread/count': () => [{}],
    'GET /api/v1/inbox/preview': () => [{ query: { per_page: 50 } }],
    'GET /api/v1/inbox/sessions': () => [{ query: { per_page: 50 } }],
    'GET /api/v1/inbox/messages': ({ inbox }) => [{ query: { participator: inbox.writer, per_page: 50 } }],
    'PUT /api/v1/inbox/messages': () => [{}],
    'PUT /api/v1/inbox/messages/read': ({ inbox }) => [{ body: { messages: [inbox.message] } }],
    'POST /api/v1/inbox/messages': async ({ world }) => [
      { body: { receivers: [(await makeUser(world)).id], content: '你好' } },
    ],
    'DELETE /api/v1/inbox/messages/{id}': ({ inbox }) => [{ params: { id: inbox.message } }],
    'DELETE /api/v1/inbox/sessions/{id}': ({ inbox }) => [{ params: { id: inbox.conversation } }],
    'POST /api/v1/inbox/reports': ({ inbox }) => [
      { body: { participator: inbox.writer, reason: 'spam', note: '广告' } },
    ],
    'GET /api/admin/inbox/reports': () => [
      { query: { per_page: 50 } },
      { query: { state: 'resolved', per_page: 50 } },
    ],
    'PUT /api/admin/inbox/reports/{id}': async ({ inbox, world }) => [
      { params: { id: await openReport(world, inbox) }, body: { outcome: 'dismissed', reason: '正常交流' } },
    ],
  },
  pages: {
    '/messages/:id': ({ inbox }) => `/messages/${inbox.writer}`,
  },
}
