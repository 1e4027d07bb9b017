import { makeUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

const person = async ({ world }: Stage) => ({ id: (await makeUser(world)).id })

export const samples: FeatureSamples = {
  policy: `
call                                  visitor user  other member captain foreign organiser administrator
GET /api/admin/users                  40101   40301 40301 40301  40301   40301   40301     ok
GET /api/admin/users/{id}             40101   40301 40301 40301  40301   40301   40301     ok
PUT /api/admin/users/{id}/lock        40101   40301 40301 40301  40301   40301   40301     ok
DELETE /api/admin/users/{id}/roles    40101   40301 40301 40301  40301   40301   40301     ok
POST /api/admin/users/{id}/roles      40101   40301 40301 40301  40301   40301   40301     ok
DELETE /api/admin/users/{id}/sessions 40101   40301 40301 40301  40301   40301   40301     ok
GET /api/sessions                     40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/sessions                  40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/sessions/{id}             40101   404280 404280 404280 ok     404280  404280    404280
GET /api/tokens                       40101   ok    ok    ok     ok      ok      ok        ok
POST /api/tokens                      40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/tokens/{id}               40101   40410 40410 40410  ok      40410   40410     40410
GET /api/users/display                40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/display                40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/initData               40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/messageCheckedAt       40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/sso                    ok      ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateUserName         40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/user-name              40101   ok    ok    ok     ok      ok      ok        ok
HEAD /set-language                    ok      ok    ok    ok     ok      ok      ok        ok
DELETE /sso/proxy/api/logout          ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/users/sso': () => [{}],
    'GET /api/users/initData': () => [{}],
    'GET /api/sessions': () => [{}],
    'DELETE /api/sessions': () => [{}],
    'DELETE /api/sessions/{id}': async ({ world, people }) => {
      const { id } = await world.db
        .insertInto('session')
        .values({
          token_hash: Buffer.from(crypto.randomUUID()),
          user_id: people.captain.id,
          expires_at: new Date(world.clock.now().getTime() + 3_600_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return [{ params: { id } }]
    },
    'PUT /api/users/messageCheckedAt': () => [{ body: { time: '2026-11-19T00:00:00.000Z' } }],
    'GET /api/users/display': () => [{}],
    'PUT /api/users/display': () => [{ body: { language: 'zh-CN', theme: 'dark', zone: 'Europe/Berlin' } }],
    'GET /api/users/user-name': () => [{}],
    'PUT /api/users/updateUserName': async ({ world, people }, role) => {
      await world.db
        .updateTable('app_user')
        .set({ name_changed_at: null })
        .where('id', '=', people[role === 'visitor' ? 'captain' : role].id)
        .execute()
      // Another name each time, the same in worlds that are made alike.
      const { count } = await world.db
        .selectFrom('former_user_name')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [{ body: { userName: `新名字 ${count}` } }]
    },
    'GET /api/tokens': () => [{}],
    'POST /api/tokens': () => [{ body: { name: 'ci' } }],
    'DELETE /api/tokens/{id}': ({ token: id }) => [{ params: { id } }],
    'DELETE /sso/proxy/api/logout': () => [{}],
    'HEAD /set-language': () => [{ query: { lang: 'en-US' } }],
    'GET /api/admin/users': ({ name }) => [
      { query: { per_page: 50 } },
      { query: { search: name, role: 'organiser', state: 'active' } },
    ],
    'GET /api/admin/users/{id}': ({ people }) => [{ params: { id: people.captain.id } }],
    'PUT /api/admin/users/{id}/lock': async stage => [
      { params: await person(stage), body: { isLocked: true, reason: '作弊' } },
    ],
    'DELETE /api/admin/users/{id}/sessions': async stage => [{ params: await person(stage) }],
    'POST /api/admin/users/{id}/roles': async stage => [
      { params: await person(stage), body: { role: 'organiser', competitionId: stage.competition.id } },
    ],
    'DELETE /api/admin/users/{id}/roles': async ({ world }) => {
      const { id } = await makeStaff(world, 'editor')
      return [{ params: { id }, query: { role: 'editor' } }]
    },
  },
  pages: {
    '/admin/users/:id': ({ people }) => `/admin/users/${people.captain.id}`,
  },
  stays: ['user_role'],
}
