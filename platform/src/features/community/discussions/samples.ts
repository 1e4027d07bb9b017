import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { enter, makeCompetition } from '../../../../test/factories.ts'
import type { FeatureSamples, Samples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

/** A reply of `other` in the thread of the stage, which nobody has touched yet. */
const freshReply = async ({ world, talk, people }: Stage): Promise<number> => {
  const { data, errno } = await boardOf(world).reply(talk.thread, people.other, '再试试。')
  if (errno) throw new Error(`the reply was refused: ${errno}`)
  return data.id
}

const ofReply =
  (body?: Record<string, unknown>): Samples[string] =>
  async stage => [{ params: { id: await freshReply(stage) }, ...(body ? { body } : {}) }]

const solution = { title: '两层堆叠', body: '先清洗，再训练。' }

/** Solutions are for the time after the end: in a competition of their own, as others go on with that of the stage. */
async function ended({ world, people: { captain, other } }: Stage) {
  const { id } = await makeCompetition(world)
  for (const person of [captain, other]) await enter(world, id, person)
  const end_at = new Date(world.clock.now().getTime() - 1)
  await world.db.updateTable('competition').set({ end_at }).where('id', '=', id).execute()
  return { params: { id } }
}

export const samples: FeatureSamples = {
  policy: `
call                                                 visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/discussions/reports 40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/discussions/posts/{id}/reports        40101   40301 40301 40301  40301   40301   ok        ok
GET /api/competitions/{id}/discussions               ok      ok    ok    ok     ok      ok      ok        ok
POST /api/competitions/{id}/discussions              40101   ok    ok    ok     ok      ok      ok        ok
GET /api/competitions/{id}/solution                  40101   ok    ok    ok     ok      ok      ok        ok
PUT /api/competitions/{id}/solution                  40101   40375 ok    40375 ok     40375   40375   40375
DELETE /api/competitions/{id}/solution               40101   40375 40473 40375 ok     40375   40375   40375
GET /api/discussions                                 ok      ok    ok    ok     ok      ok      ok        ok
DELETE /api/discussions/posts/{id}                   40101   40370 ok    40370  40370   40370   ok        ok
PUT /api/discussions/posts/{id}                      40101   40370 ok    40370  40370   40370   40370     40370
POST /api/discussions/posts/{id}/reports             40101   ok    40372 ok     ok      ok      ok        ok
GET /api/discussions/posts/{id}/revisions            ok      ok    ok    ok     ok      ok      ok        ok
DELETE /api/discussions/posts/{id}/vote              40101   ok    40371 ok     ok      ok      ok        ok
PUT /api/discussions/posts/{id}/vote                 40101   ok    40371 ok     ok      ok      ok        ok
GET /api/discussions/{id}                            ok      ok    ok    ok     ok      ok      ok        ok
PUT /api/discussions/{id}                            40101   40301 40301 40301  40301   40301   ok        ok
DELETE /api/discussions/{id}/accepted                40101   40373 40373 40373  ok      40373   ok        ok
PUT /api/discussions/{id}/accepted                   40101   40373 40373 40373  ok      40373   ok        ok
POST /api/discussions/{id}/posts                     40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/competitions/{id}/discussions': ({ competition: { id } }) => [
      { params: { id } },
      { params: { id }, query: { search: '第', per_page: 50 } },
    ],
    'GET /api/discussions': ({ competition: { id } }) => [
      {},
      { query: { search: '第', filter: 'unanswered', sort: 'votes', competition: id, per_page: 50 } },
    ],
    'POST /api/competitions/{id}/discussions': ({ competition: { id } }) => [
      { params: { id }, body: { title: '如何划分', body: '五折？' } },
    ],
    'GET /api/competitions/{id}/solution': ({ competition: { id } }) => [{ params: { id } }],
    'PUT /api/competitions/{id}/solution': async stage => [{ ...(await ended(stage)), body: solution }],
    'DELETE /api/competitions/{id}/solution': async stage => {
      const sample = await ended(stage)
      const { data } = await ask(stage.world, `PUT /api/competitions/${sample.params.id}/solution`, {
        as: stage.people.captain,
        body: { ...solution, revision: 1 },
      })
      if (!data) throw new Error('the solution was refused')
      return [sample]
    },
    'GET /api/discussions/{id}': ({ talk }) => [{ params: { id: talk.thread } }],
    'PUT /api/discussions/{id}': ({ talk }) => [{ params: { id: talk.thread }, body: { isPinned: true } }],
    'POST /api/discussions/{id}/posts': ({ talk }) => [{ params: { id: talk.thread }, body: { body: '好' } }],
    'PUT /api/discussions/{id}/accepted': async stage => {
      const postId = await freshReply(stage)
      await boardOf(stage.world).unaccept(stage.talk.thread, stage.people.captain)
      return [{ params: { id: stage.talk.thread }, body: { postId } }]
    },
    'DELETE /api/discussions/{id}/accepted': ({ talk }) => [{ params: { id: talk.thread } }],
    'PUT /api/discussions/posts/{id}': ofReply({ body: '改过。', revision: 1 }),
    'DELETE /api/discussions/posts/{id}': ofReply({ reason: '跑题' }),
    'GET /api/discussions/posts/{id}/revisions': ({ talk }) => [{ params: { id: talk.post } }],
    'PUT /api/discussions/posts/{id}/vote': ofReply(),
    'DELETE /api/discussions/posts/{id}/vote': ofReply(),
    'POST /api/discussions/posts/{id}/reports': ofReply({ reason: 'spam' }),
    'GET /api/admin/competitions/{id}/discussions/reports': ({ competition: { id } }) => [{ params: { id } }],
    'PUT /api/admin/discussions/posts/{id}/reports': async stage => {
      const id = await freshReply(stage)
      await boardOf(stage.world).report(id, stage.people.captain)
      return [{ params: { id }, body: { outcome: 'dismissed' } }]
    },
  },
  pages: {
    '/information/activity/:id/discussion': ({ article }) =>
      `/information/activity/${article.activity}/discussion`,
    '/competitions/:id/discuss/:threadId': ({ competition, talk }) =>
      `/competitions/${competition.id}/discuss/${talk.thread}`,
  },
  stays: ['discussion_report', 'discussion_solution', 'discussion_thread'],
}
