import { makeApplication } from '../../../../test/certification.ts'
import { creditCode, idNumber } from '../../../../test/identity-numbers.ts'
import { pixel } from '../../../../test/pixel.ts'
import { makeUser } from '../../../../test/factories.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Role, Stage } from '../../../../test/stage.ts'

/** Of whoever asks nothing may stand yet. */
async function anew({ world, people }: Stage, role: Role) {
  if (role !== 'visitor')
    await world.db.deleteFrom('certification').where('user_id', '=', people[role].id).execute()
}

/** What waits, of as many people as there are of everything. */
async function waiting({ world, rows }: Stage): Promise<number> {
  const found = await world.db
    .selectFrom('certification')
    .select('id')
    .where('state', '=', 'reviewing')
    .orderBy('id', 'desc')
    .execute()
  if (found[0] && found.length >= rows) return found[0].id
  let id = 0
  for (let index = 0; index < rows; index++) ({ id } = await makeApplication(world, await makeUser(world)))
  return id
}

const photo = { field: 'photo', name: 'card.png', content: pixel }

export const samples: FeatureSamples = {
  policy: `
call                                               visitor user  other member captain foreign organiser administrator editor certifier
GET /api/users/authData                            40101   ok    ok    ok     ok      ok      ok        ok
GET /api/v2/users/certification                    40101   ok    ok    ok     ok      ok      ok        ok
POST /api/v2/users/iden                            40101   ok    ok    ok     ok      ok      ok        ok
POST /api/v2/users/iden-v2                         40101   ok    ok    ok     ok      ok      ok        ok
POST /api/v2/users/iden-company-jon-v2             40101   ok    ok    ok     ok      ok      ok        ok
GET /api/admin/certifications                      40101   40301 40301 40301  40301   40301   40301     ok            40301  ok
GET /api/admin/certifications/{id}                 40101   40301 40301 40301  40301   40301   40301     ok            40301  ok
GET /api/admin/certifications/{id}/photos/{part}   40101   40301 40301 40301  40301   40301   40301     ok            40301  ok
POST /api/admin/certifications/{id}/decision       40101   40301 40301 40301  40301   40301   40301     ok            40301  ok
`,
  calls: {
    'GET /api/users/authData': () => [{}],
    'GET /api/v2/users/certification': () => [{}],
    'POST /api/v2/users/iden': async (stage, role) => {
      await anew(stage, role)
      return [{ fields: { realName: '某人', idNumber: idNumber() }, file: photo }]
    },
    'POST /api/v2/users/iden-v2': async (stage, role) => {
      await anew(stage, role)
      const passport = { authType: '2', certificateType: 'passport', country: 'SG' }
      return [{ fields: { ...passport, realName: 'A Person', idNumber: idNumber() }, file: photo }]
    },
    'POST /api/v2/users/iden-company-jon-v2': async (stage, role) => {
      await anew(stage, role)
      return [
        {
          fields: { companyName: '某公司', creditCode, realName: '某人', jobName: '经理' },
          file: [
            { ...photo, field: 'licence' },
            { ...photo, field: 'proof' },
          ],
        },
      ]
    },
    'GET /api/admin/certifications': async stage => {
      await waiting(stage)
      return [{}, { query: { state: 'rejected' } }]
    },
    'GET /api/admin/certifications/{id}': async stage => [{ params: { id: await waiting(stage) } }],
    'GET /api/admin/certifications/{id}/photos/{part}': async stage => [
      { params: { id: await waiting(stage), part: 'photo' } },
    ],
    'POST /api/admin/certifications/{id}/decision': async ({ world }) => [
      {
        params: { id: (await makeApplication(world, await makeUser(world))).id },
        body: { verdict: 'reject', reason: '照片不清晰。' },
      },
    ],
  },
}
