import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Role, Stage } from '../../../../test/stage.ts'

const own = ({ people }: Stage, role: Role) => people[role === 'visitor' ? 'captain' : role].id

export const samples: FeatureSamples = {
  policy: `
call                              visitor user  other member captain foreign organiser administrator
POST /api/users/addEducation      40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/addTag            40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteEducation 40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteTag       40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateBirthday     40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateInd          40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateIntro        40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/updateLocation    40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateLocation     40101   ok    ok    ok     ok      ok      ok        ok
GET /api/v2/users/info            40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/v2/users/info': () => [{}],
    'PUT /api/users/updateIntro': () => [{ body: { introduction: '喜欢小数据的人。' } }],
    'PUT /api/users/updateBirthday': () => [{ body: { birthday: '1999-02-28' } }],
    'PUT /api/users/updateInd': ({ name }) => [{ body: { industry: [`${name}-industry-0`] } }],
    'POST /api/users/updateLocation': () => [{ body: { province: '浙江', city: '杭州' } }],
    'PUT /api/users/updateLocation': () => [{ body: { province: '浙江', city: '宁波' } }],
    'POST /api/users/addTag': async (stage, role) => {
      await stage.world.db.deleteFrom('user_skill').where('user_id', '=', own(stage, role)).execute()
      return [{ body: { skillName: '图像识别' } }]
    },
    'DELETE /api/users/deleteTag': async (stage, role) => {
      const { db, clock } = stage.world
      const { id } = await db
        .insertInto('user_skill')
        .values({
          user_id: own(stage, role),
          name: '去掉',
          name_key: crypto.randomUUID(),
          created_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return [{ query: { skillTagId: id } }]
    },
    'POST /api/users/addEducation': async (stage, role) => {
      await stage.world.db.deleteFrom('user_education').where('user_id', '=', own(stage, role)).execute()
      return [{ body: { schoolName: '某大学', degreeName: 'master' } }]
    },
    'DELETE /api/users/deleteEducation': async (stage, role) => {
      const { db, clock } = stage.world
      const { id } = await db
        .insertInto('user_education')
        .values({
          user_id: own(stage, role),
          school_name: '某大学',
          degree: 'doctor',
          start_on: null,
          end_on: null,
          created_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return [{ query: { userEduId: id } }]
    },
  },
  pages: {
    '/users/:id/settings': ({ people }) => `/users/${people.captain.id}/settings`,
    ...Object.fromEntries(
      [
        '',
        '/setting',
        '/default',
        '/competition-history',
        '/following',
        '/followers',
        '/publishes',
        '/collections',
      ].map(tab => [`/user/:id${tab}`, ({ people }: Stage) => `/user/${people.captain.id}${tab}`]),
    ),
  },
}
