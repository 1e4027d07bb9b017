import { ask } from '../../../../test/ask.ts'
import { makeUser } from '../../../../test/factories.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

const plan = { field: 'file', name: 'plan.pdf', content: Buffer.from('a plan') }

export const samples: FeatureSamples = {
  policy: `
call                                             visitor user   other  member captain foreign organiser administrator editor certifier
GET /api/bids/needs                              ok      ok     ok     ok     ok      ok      ok        ok
GET /api/bids/needs/{needId}                     ok      ok     ok     ok     ok      ok      ok        ok
POST /api/bids/needs                             40101   ok     ok     ok     ok      ok      ok        ok
GET /api/bids/needs/{needId}/draft               40101   404380 404380 404380 ok      404380  404380    ok            ok     404380
PUT /api/bids/needs/{needId}/draft               40101   404380 404380 404380 ok      404380  404380    ok            ok     404380
DELETE /api/bids/needs/{needId}                  40101   404380 404380 404380 ok      404380  404380    40301         40301  404380
PUT /api/bids/needs/{needId}/state               40101   404380 404380 404380 ok      404380  404380    40301         40301  404380
GET /api/bids/own                                40101   ok     ok     ok     ok      ok      ok        ok
POST /api/bids/needs/{needId}/bid                40101   403380 409382 ok     ok      403380  403380    409386        409386 403380
DELETE /api/bids/needs/{needId}/bid              40101   404381 404381 ok     ok      404381  404381    404381        404381 404381
GET /api/bids/needs/{needId}/bids                40101   404380 ok     404380 404380  404380  404380    ok            ok     404380
PUT /api/bids/{bidId}                            40101   404381 ok     404381 404381  404381  404381    ok            ok     404381
GET /api/bids/files/{fileId}                     40101   404382 ok     404382 ok      404382  404382    ok            ok     404382
POST /api/bids/needs/{needId}/questions          40101   403380 ok     ok     ok      403380  403380    ok            ok     403380
PUT /api/bids/questions/{questionId}             40101   404383 ok     404383 404383  404383  404383    ok            ok     404383
POST /api/bids/needs/{needId}/access             40101   ok     ok     ok     ok      ok      ok        ok
PUT /api/bids/needs/{needId}/access/{userId}     40101   404380 ok     404380 404380  404380  404380    ok            ok     404380
PUT /api/bids/questions/{questionId}/removal     40101   404383 40301  404383 404383  404383  404383    ok            ok     404383
PUT /api/bids/needs/{needId}/takedown            40101   404380 40301  404380 404380  404380  404380    ok            ok     404380
GET /api/admin/needs                             40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
`,
  calls: {
    'GET /api/bids/needs': ({ name }) => [{}, { query: { state: 'open', search: name } }],
    'GET /api/bids/needs/{needId}': ({ bids: { need: needId } }) => [{ params: { needId } }],
    'POST /api/bids/needs': () => [{ body: { organisation: '供水集团', title: '漏损定位' } }],
    'GET /api/bids/needs/{needId}/draft': ({ bids: { draft: needId } }) => [{ params: { needId } }],
    'PUT /api/bids/needs/{needId}/draft': async ({ world, people, bids: { draft: needId } }) => {
      const { data } = await ask(world, `GET /api/bids/needs/${needId}/draft`, {
        as: people.administrator,
      })
      return [{ params: { needId }, body: { value: data.value, tag: data.tag } }]
    },
    'DELETE /api/bids/needs/{needId}': async ({ world, name, people }) => {
      const { id: needId } = await world.db
        .insertInto('bid_need')
        .values({
          poster_id: people.captain.id,
          organisation: name,
          title_zh: name,
          created_at: world.clock.now(),
          updated_at: world.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return [{ params: { needId } }]
    },
    'PUT /api/bids/needs/{needId}/state': ({ bids: { draft: needId } }) => [
      { params: { needId }, body: { step: 'submit' } },
    ],
    'GET /api/bids/own': () => [{}],
    'POST /api/bids/needs/{needId}/bid': ({ bids: { need: needId } }) => [
      {
        params: { needId },
        fields: { summary: '一句话', proposal: '方案', offer: '十万元', team: '', isNamed: 'true' },
        file: plan,
      },
    ],
    'DELETE /api/bids/needs/{needId}/bid': ({ bids: { need: needId } }) => [{ params: { needId } }],
    'GET /api/bids/needs/{needId}/bids': ({ bids: { need: needId } }) => [{ params: { needId } }],
    'PUT /api/bids/{bidId}': async ({ world, name, bids: { need } }) => {
      const { id: userId } = await makeUser(world)
      const { id: bidId } = await world.db
        .insertInto('bid')
        .values({
          need_id: need,
          user_id: userId,
          summary: name,
          proposal: name,
          offer: name,
          is_named: false,
          created_at: world.clock.now(),
          updated_at: world.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return [{ params: { bidId }, body: { isShortlisted: true } }]
    },
    'GET /api/bids/files/{fileId}': ({ bids: { file: fileId } }) => [{ params: { fileId } }],
    'POST /api/bids/needs/{needId}/questions': ({ bids: { need: needId } }) => [
      { params: { needId }, body: { body: '数据有多久？' } },
    ],
    'PUT /api/bids/questions/{questionId}': ({ bids: { question: questionId } }) => [
      { params: { questionId }, body: { answer: '三年。' } },
    ],
    'POST /api/bids/needs/{needId}/access': ({ bids: { need: needId } }) => [
      { params: { needId }, body: { message: '研究用途' } },
    ],
    'PUT /api/bids/needs/{needId}/access/{userId}': ({ bids: { need: needId }, people }) => [
      { params: { needId, userId: people.captain.id }, body: { isGranted: true } },
    ],
    'PUT /api/bids/questions/{questionId}/removal': async ({ world, name, people, bids: { need } }) => {
      const { id: questionId } = await world.db
        .insertInto('bid_question')
        .values({ need_id: need, user_id: people.captain.id, body: name, created_at: world.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return [{ params: { questionId }, body: { part: 'question', reason: '广告' } }]
    },
    'PUT /api/bids/needs/{needId}/takedown': async ({ world, bids: { need: needId } }) => {
      // As it stood before others took it down.
      await world.db
        .updateTable('bid_need')
        .set({ taken_down_at: null, taken_down_reason: null })
        .where('id', '=', needId)
        .execute()
      return [{ params: { needId }, body: { isTakenDown: true, reason: '内容不实' } }]
    },
    'GET /api/admin/needs': () => [{}, { query: { state: 'open' } }],
  },
  pages: {
    '/unveil/:id': ({ bids }) => `/unveil/${bids.need}`,
    '/unveil/:id/edit': ({ bids }) => `/unveil/${bids.draft}/edit`,
    '/unveil/:id/bids': ({ bids }) => `/unveil/${bids.need}/bids`,
  },
}
