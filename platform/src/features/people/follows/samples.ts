import { makeUser } from '../../../../test/factories.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Role, Stage } from '../../../../test/stage.ts'

const own = ({ people }: Stage, role: Role): number => people[role === 'visitor' ? 'user' : role].id
const freshPair = async (stage: Stage, role: Role) => ({
  sponsorId: own(stage, role),
  followedId: (await makeUser(stage.world)).id,
})

export const samples: FeatureSamples = {
  policy: `
call                         visitor user  other member captain foreign organiser administrator
GET /api/users/blocked       40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/followed   40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/followed      ok      ok    ok    ok     ok      ok      ok        ok
POST /api/users/followed     40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/{id}/block 40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/{id}/block    40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/follows  ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/users/followed': ({ people }) => [
      { query: { sponsorId: people.captain.id, followedId: people.other.id } },
    ],
    'POST /api/users/followed': async (stage, role) => [{ body: await freshPair(stage, role) }],
    'DELETE /api/users/followed': async (stage, role) => [{ query: await freshPair(stage, role) }],
    'GET /api/users/{id}/follows': ({ people, name }) => [
      { params: { id: people.captain.id }, query: { per_page: 50 } },
      { params: { id: people.captain.id }, query: { direction: 'followers', keyword: name, per_page: 50 } },
    ],
    'PUT /api/users/{id}/block': async ({ world }) => [{ params: { id: (await makeUser(world)).id } }],
    'DELETE /api/users/{id}/block': async ({ world }) => [{ params: { id: (await makeUser(world)).id } }],
    'GET /api/users/blocked': () => [{ query: { per_page: 50 } }],
  },
}
