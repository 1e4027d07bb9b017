import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                             visitor user  other member captain foreign organiser administrator
GET /api/bookmarks/{kind}/{id}    ok      ok    ok    ok     ok      ok      ok        ok
PUT /api/bookmarks/{kind}/{id}    40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/bookmarks/{kind}/{id} 40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/bookmarks/{kind}/{id}': ({ competition, dataset, talk, article }) => [
      { params: { kind: 'competition', id: competition.id } },
      { params: { kind: 'dataset', id: dataset.id } },
      { params: { kind: 'thread', id: talk.thread } },
      { params: { kind: 'article', id: article.info } },
    ],
    'PUT /api/bookmarks/{kind}/{id}': ({ competition }) => [
      { params: { kind: 'competition', id: competition.id } },
    ],
    'DELETE /api/bookmarks/{kind}/{id}': ({ competition }) => [
      { params: { kind: 'competition', id: competition.id } },
    ],
  },
  stays: ['bookmark'],
}
