import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

export const samples: FeatureSamples = {
  policy: `
call                                        visitor user  other member captain foreign organiser administrator editor certifier
GET /api/information                        ok      ok    ok    ok     ok      ok      ok        ok            ok     ok
GET /api/information/feed/{language}        ok      ok    ok    ok     ok      ok      ok        ok            ok     ok
GET /api/information/{id}                   ok      ok    ok    ok     ok      ok      ok        ok            ok     ok
GET /api/admin/information                  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/information                 40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/information/{id}             40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/information/{id}             40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/information/{id}/publication 40101   40301 40301 40301  40301   40301   40301     409305        ok     40301
GET /api/information/{id}/activity ok ok ok ok ok ok ok ok ok ok
GET /api/information/{id}/content/{number} ok ok ok ok ok ok ok ok ok ok
GET /api/information/{id}/calendar.ics ok ok ok ok ok ok ok ok ok ok
PUT /api/information/{id}/signup 40101 ok ok ok ok ok ok ok ok ok
DELETE /api/information/{id}/signup 40101 ok ok ok ok ok ok ok ok ok
GET /api/admin/information/{id}/activity 40101 40301 40301 40301 40301 40301 40301 ok ok 40301
PUT /api/admin/information/{id}/activity 40101 40301 40301 40301 40301 40301 40301 ok ok 40301
PUT /api/admin/information/{id}/cancellation 40101 40301 40301 40301 40301 40301 40301 409364 ok 40301
DELETE /api/admin/information/{id}/cancellation 40101 40301 40301 40301 40301 40301 40301 ok ok 40301
GET /api/admin/information/{id}/signups 40101 40301 40301 40301 40301 40301 40301 ok ok 40301
GET /api/admin/information/{id}/signups.csv 40101 40301 40301 40301 40301 40301 40301 ok ok 40301
`,
  calls: {
    'GET /api/information': () => [{}, { query: { kind: 'activity' } }, { query: { search: '标题' } }],
    'GET /api/information/feed/{language}': () => [{ params: { language: 'en-US' } }],
    'GET /api/information/{id}': ({ article }) => [
      { params: { id: article.info } },
      { params: { id: article.activity } },
    ],
    'GET /api/information/{id}/activity': ({ article }) => [{ params: { id: article.activity } }],
    'GET /api/information/{id}/content/{number}': ({ article }) => [
      { params: { id: article.activity, number: 1 } },
    ],
    'GET /api/information/{id}/calendar.ics': ({ article }) => [{ params: { id: article.activity } }],
    'PUT /api/information/{id}/signup': ({ article }) => [{ params: { id: article.activity } }],
    'DELETE /api/information/{id}/signup': ({ article }) => [{ params: { id: article.activity } }],
    'GET /api/admin/information/{id}/activity': ({ article }) => [{ params: { id: article.activity } }],
    'PUT /api/admin/information/{id}/activity': async ({ world, people, article }) => {
      const id = article.activity
      const { data } = await ask(world, `GET /api/admin/information/${id}/activity`, {
        as: people.administrator,
      })
      return [{ params: { id }, body: { value: data.value, tag: data.tag } }]
    },
    'PUT /api/admin/information/{id}/cancellation': ({ article }) => [
      { params: { id: article.activity }, body: { reasonZh: '场地停电', reasonEn: 'No power at the venue' } },
    ],
    'DELETE /api/admin/information/{id}/cancellation': async ({ world, people, article }) => {
      const id = article.activity
      await ask(world, `PUT /api/admin/information/${id}/cancellation`, {
        as: people.administrator,
        body: { reasonZh: '场地停电', reasonEn: 'No power at the venue' },
      })
      return [{ params: { id } }]
    },
    'GET /api/admin/information/{id}/signups': ({ article }) => [{ params: { id: article.activity } }],
    'GET /api/admin/information/{id}/signups.csv': ({ article }) => [{ params: { id: article.activity } }],
    'GET /api/admin/information': () => [{}, { query: { state: 'published', search: '标题' } }],
    'POST /api/admin/information': () => [{ body: { kind: 'info', titleZh: '新文章', titleEn: '' } }],
    'GET /api/admin/information/{id}': ({ article }) => [{ params: { id: article.info } }],
    'PUT /api/admin/information/{id}': async ({ world, people, article, competition }) => {
      const { data } = await ask(world, `GET /api/admin/information/${article.info}`, {
        as: people.administrator,
      })
      const texts = Object.fromEntries(
        ['title', 'summary', 'body', 'author'].flatMap(name => [
          [`${name}Zh`, '文字'],
          [`${name}En`, 'Text'],
        ]),
      )
      const value = { ...data.value, ...texts, category: 'news', competitionIds: [competition.id] }
      return [{ params: { id: article.info }, body: { value, tag: data.tag } }]
    },
    'PUT /api/admin/information/{id}/publication': ({ article }) => [
      { params: { id: article.info }, body: { isPublished: false, reason: '内容有误' } },
    ],
  },
  pages: {
    '/admin/information/:id/activity': ({ article }) => `/admin/information/${article.activity}/activity`,
    '/admin/information/:id/signups': ({ article }) => `/admin/information/${article.activity}/signups`,
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map(number => [
        `/information/activity/:id/content-${number}`,
        // Not every stage has as many.
        ({ article }: Stage) => `/information/activity/${article.activity}/content-1`,
      ]),
    ),
    '/information/activity/:id': ({ article }) => `/information/activity/${article.activity}`,
    '/information/info/:id': ({ article }) => `/information/info/${article.info}`,
    '/admin/information/:id': ({ article }) => `/admin/information/${article.info}`,
  },
  stays: ['article_competition'],
}
