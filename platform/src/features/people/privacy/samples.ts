import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                        visitor user  other member captain foreign organiser administrator
GET /api/users/privacy                      40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateFindable               40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updatePrivateCompetition     40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updatePrivateEdu             40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updatePrivateEmail           40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updatePrivateMyDynamics      40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updatePrivateOthersDynamics  40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updatePrivateWork            40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/users/privacy': () => [{}],
    'PUT /api/users/updateFindable': () => [{ body: { isFindable: true } }],
    'PUT /api/users/updatePrivateCompetition': () => [{ body: { value: 1 } }],
    'PUT /api/users/updatePrivateEdu': () => [{ body: { value: 1 } }],
    'PUT /api/users/updatePrivateEmail': () => [{ body: { value: 0 } }],
    'PUT /api/users/updatePrivateMyDynamics': () => [{ body: { value: 2 } }],
    'PUT /api/users/updatePrivateOthersDynamics': () => [{ body: { value: 1 } }],
    'PUT /api/users/updatePrivateWork': () => [{ body: { value: 1 } }],
  },
}
