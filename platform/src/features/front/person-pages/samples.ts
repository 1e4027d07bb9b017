import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

export const samples: FeatureSamples = {
  policy: `
call                                              visitor user  other member captain foreign organiser administrator
GET /api/activity                                 40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/activity                      ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/activity/days                 ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/bookmarks                     ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/competitions                  ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/competitions/{competitionId}  ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/datasets                      ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/publishes                     ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/activity': () => [{ query: { per_page: 50 } }],
    'GET /api/users/{id}/activity': ({ people }) => [
      { params: { id: people.captain.id }, query: { per_page: 50 } },
    ],
    'GET /api/users/{id}/activity/days': ({ people }) => [
      { params: { id: people.captain.id }, query: { zone: 'Asia/Kolkata' } },
    ],
    'GET /api/users/{id}/bookmarks': ({ people }) => [
      { params: { id: people.captain.id }, query: { per_page: 50 } },
      { params: { id: people.captain.id }, query: { kind: 'dataset' } },
    ],
    'GET /api/users/{id}/competitions': ({ people }) => [
      { params: { id: people.captain.id } },
      { params: { id: people.captain.id }, query: { practice: 'true' } },
    ],
    'GET /api/users/{id}/competitions/{competitionId}': ({ people, competition }) => [
      { params: { id: people.captain.id, competitionId: competition.id } },
    ],
    'GET /api/users/{id}/datasets': ({ people }) => [{ params: { id: people.captain.id } }],
    'GET /api/users/{id}/publishes': ({ people }) => [
      { params: { id: people.captain.id } },
      { params: { id: people.other.id }, query: { type: 'answers', per_page: 50 } },
    ],
  },
  pages: Object.fromEntries(
    [
      '',
      '/practice',
      '/publishes',
      '/articles',
      '/datasets',
      '/notebook',
      '/collections',
      '/followings',
      '/followers',
    ].map(tab => [`/users/:id${tab}`, ({ people }: Stage) => `/users/${people.captain.id}${tab}`]),
  ),
}
