import type { FeatureSamples } from '../../../../test/sample.ts'
import { solved } from '../../../../test/riddles.ts'

export const samples: FeatureSamples = {
  policy: `
call                                  visitor user  other member captain foreign organiser administrator editor certifier
GET /api/cooperation                  ok      ok    ok    ok     ok      ok      ok        ok
GET /api/leads/riddle                 ok      ok    ok    ok     ok      ok      ok        ok
POST /api/leads                       ok      ok    ok    ok     ok      ok      ok        ok
GET /api/admin/leads                  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/leads/{leadId}         40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/leads/{leadId}         40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/leads/{leadId}/notes  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
DELETE /api/admin/leads/{leadId}      40101   40301 40301 40301  40301   40301   40301     404370        ok     40301
`,
  calls: {
    'GET /api/cooperation': () => [{}],
    'GET /api/leads/riddle': () => [{}],
    'POST /api/leads': ({ world }) => [
      {
        body: {
          organisation: '临江市统计局',
          name: '联系人',
          email: 'lead@example.org',
          phone: '',
          need: '预测用电负荷。',
          budget: 'middle',
          hasConsented: true,
          ...solved(world),
        },
      },
    ],
    'GET /api/admin/leads': () => [{}, { query: { state: 'talking' } }],
    'GET /api/admin/leads/{leadId}': ({ lead }) => [{ params: { leadId: lead } }],
    'PUT /api/admin/leads/{leadId}': ({ lead }) => [{ params: { leadId: lead }, body: { state: 'talking' } }],
    'POST /api/admin/leads/{leadId}/notes': ({ lead }) => [
      { params: { leadId: lead }, body: { body: '已电话沟通。' } },
    ],
    'DELETE /api/admin/leads/{leadId}': ({ lead }) => [
      { params: { leadId: lead }, query: { reason: '对方要求删除' } },
    ],
  },
  pages: { '/admin/leads/:leadId': ({ lead }) => `/admin/leads/${lead}` },
}
