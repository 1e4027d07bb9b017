import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Role, Stage } from '../../../../test/stage.ts'

const own = ({ people }: Stage, role: Role) => people[role === 'visitor' ? 'captain' : role].id

export const samples: FeatureSamples = {
  policy: `
call                                    visitor user  other member captain foreign organiser administrator
GET /api/users/guide                    40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/guide/offer              40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/info-check               40101   ok    ok    ok     ok      ok      ok        ok
POST /api/v2/users/update-user-iden/{id} 40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/guide/career             40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/guide/progress           40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/users/guide': () => [{}],
    'GET /api/users/guide/offer': () => [{}],
    'GET /api/users/info-check': () => [{}],
    'POST /api/v2/users/update-user-iden/{id}': (stage, role) => [
      { params: { id: own(stage, role) }, body: { type: 'iden', value: 1 } },
    ],
    'PUT /api/users/guide/career': async (stage, role) => {
      await stage.world.db
        .insertInto('user_guide')
        .values({
          user_id: own(stage, role),
          role: 2,
          student_degree: null,
          graduation_year: null,
          auth_type: null,
          dismissed_at: null,
          finished_at: null,
        })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet({ role: 2 }))
        .execute()
      return [{ body: { jobInfo: { company: '某公司', job: '工程师' } } }]
    },
    'PUT /api/users/guide/progress': () => [{ body: { step: 3 } }],
  },
}
