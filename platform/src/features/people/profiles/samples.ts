import { pixel } from '../../../../test/pixel.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Role, Stage } from '../../../../test/stage.ts'
import type { AccomplishmentKind } from './accomplishments.rules.ts'

const own = ({ people }: Stage, role: Role) => people[role === 'visitor' ? 'captain' : role].id

async function work(stage: Stage, role: Role): Promise<number> {
  const { db, clock } = stage.world
  const { id } = await db
    .insertInto('user_work')
    .values({
      user_id: own(stage, role),
      company_name: '某公司',
      start_on: null,
      end_on: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function education(stage: Stage, role: Role): Promise<number> {
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
  return id
}

async function accomplishment(stage: Stage, role: Role, kind: AccomplishmentKind): Promise<number> {
  const { db, clock } = stage.world
  const { id } = await db
    .insertInto('user_accomplishment')
    .values({ user_id: own(stage, role), kind, name: '某成果', got_on: null, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Room for one more of whatever there may be so many of. */
const emptied =
  (
    table: 'user_skill' | 'user_education' | 'user_work' | 'user_accomplishment',
    body: Record<string, unknown>,
    params?: Record<string, string>,
  ) =>
  async (stage: Stage, role: Role) => {
    await stage.world.db.deleteFrom(table).where('user_id', '=', own(stage, role)).execute()
    return [{ body, ...(params ? { params } : {}) }]
  }

const removed = (kind: AccomplishmentKind) => async (stage: Stage, role: Role) => [
  { query: { shipDeleteId: await accomplishment(stage, role, kind) } },
]

export const samples: FeatureSamples = {
  policy: `
call                                     visitor user  other member captain foreign organiser administrator
POST /api/common/v1/proxyEasySearch      40101   ok    ok    ok     ok      ok      ok        ok
GET /api/ip-territory/queryByUserId      ok      ok    ok    ok     ok      ok      ok        ok
GET /api/places                          ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users                           40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/addArticle               40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/addEducation             40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/addOthers                40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/addPrize                 40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/addProject               40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/addTag                   40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/addWork                  40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/auth                     40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/auth                      40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/company                   40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/companySubmit            40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteArticle          40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteEducation        40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteOthers           40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deletePrize            40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteProject          40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteTag              40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteWork             40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/picture/{kind}         40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/picture/{kind}           40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/smartInput                40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateBirthday            40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateEducation           40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateInd                 40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateIntro               40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/updateLocation           40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateLocation            40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateSex                 40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/users/updateWork                40101   ok    ok    ok     ok      ok      ok        ok
GET /api/users/{id}/profile              ok      ok    ok    ok     ok      ok      ok        ok
POST /api/v2/users/accomplishment/{type} 40101   ok    ok    ok     ok      ok      ok        ok
GET /api/v2/users/ability-info           40101   ok    ok    ok     ok      ok      ok        ok
GET /api/v2/users/info                   40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/v2/users/info': ({ people }) => [{}, { query: { userId: people.captain.id } }],
    'PUT /api/users/updateIntro': () => [{ body: { introduction: '喜欢小数据的人。' } }],
    'PUT /api/users/updateBirthday': () => [{ body: { birthday: '1999-02-28' } }],
    'PUT /api/users/updateInd': ({ name }) => [{ body: { industry: [`${name}-industry-0`] } }],
    'POST /api/users/updateLocation': () => [{ body: { province: '浙江', city: '杭州' } }],
    'PUT /api/users/updateLocation': () => [{ body: { province: '浙江', city: '宁波' } }],
    'PUT /api/users/updateSex': () => [{ body: { sex: 'secret' } }],
    'POST /api/users/addTag': emptied('user_skill', { skillName: '图像识别' }),
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
    'POST /api/users/addEducation': emptied('user_education', { schoolName: '某大学', degreeName: 'master' }),
    'PUT /api/users/updateEducation': async (stage, role) => [
      { body: { userEduId: await education(stage, role), schoolName: '某大学', degreeName: 'master' } },
    ],
    'DELETE /api/users/deleteEducation': async (stage, role) => [
      { query: { userEduId: await education(stage, role) } },
    ],
    'POST /api/users/addWork': emptied('user_work', { companyName: '某公司', jobName: '工程师' }),
    'PUT /api/users/updateWork': async (stage, role) => [
      { body: { userWorkId: await work(stage, role), companyName: '某公司' } },
    ],
    'DELETE /api/users/deleteWork': async (stage, role) => [
      { query: { userWorkId: await work(stage, role) } },
    ],
    'GET /api/users/company': () => [{}],
    'POST /api/users/companySubmit': () => [{ body: { companyName: '某公司' } }],
    'POST /api/users/addArticle': emptied('user_accomplishment', { articleName: '一篇文章' }),
    'POST /api/users/addPrize': emptied('user_accomplishment', { prizeName: '一个奖项' }),
    'POST /api/users/addProject': emptied('user_accomplishment', { projectName: '一个项目' }),
    'POST /api/users/addOthers': emptied('user_accomplishment', { othersName: '其他' }),
    'POST /api/v2/users/accomplishment/{type}': emptied(
      'user_accomplishment',
      { name: '一个奖项' },
      { type: 'prize' },
    ),
    'POST /api/users/auth': emptied('user_accomplishment', { type: 'article', name: '一篇文章' }),
    'PUT /api/users/auth': async (stage, role) => [
      {
        body: {
          shipDeleteId: await accomplishment(stage, role, 'article'),
          type: 'article',
          name: '改过的文章',
        },
      },
    ],
    'DELETE /api/users/deleteArticle': removed('article'),
    'DELETE /api/users/deletePrize': removed('prize'),
    'DELETE /api/users/deleteProject': removed('project'),
    'DELETE /api/users/deleteOthers': removed('others'),
    'POST /api/users/picture/{kind}': () => [
      {
        params: { kind: 'avatar' },
        file: { field: 'image', name: 'a.png', content: pixel },
      },
    ],
    'DELETE /api/users/picture/{kind}': () => [{ params: { kind: 'banner' } }],
    'GET /api/users/smartInput': () => [{}],
    'POST /api/common/v1/proxyEasySearch': () => [{ body: { type: 'school', keyword: '大学' } }],
    'GET /api/places': () => [{}],
    'GET /api/users': ({ name }) => [{ query: { keyword: name } }],
    'GET /api/users/{id}/profile': ({ people }) => [{ params: { id: people.captain.id } }],
    'GET /api/v2/users/ability-info': ({ people }) => [{ query: { userId: people.captain.id } }],
    'GET /api/ip-territory/queryByUserId': ({ people }) => [{ query: { userId: people.captain.id } }],
  },
  pages: {
    '/users/:id/settings': ({ people }) => `/users/${people.captain.id}/settings`,
    '/user/:id/profile': ({ people }) => `/user/${people.captain.id}/profile`,
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
