import { ask } from './ask.ts'
import { boardOf } from './board.ts'
import { makeZip } from './archives.ts'
import type { Samples } from './samples.ts'
import type { Stage } from './stage.ts'
import { makeTeam } from './teams.ts'

/** A reply of `other` in the thread of the stage, which nobody has touched yet. */
const freshReply = async ({ world, talk, people }: Stage): Promise<number> => {
  const { data, errno } = await boardOf(world).reply(talk.thread, people.other, '再试试。')
  if (errno) throw new Error(`the reply was refused: ${errno}`)
  return data.id
}
const ofReply =
  (body?: Record<string, unknown>): Samples[string] =>
  async stage => [{ params: { id: await freshReply(stage) }, ...(body ? { body } : {}) }]

/** A picture of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** How discussions, appeals and code are asked for on a stage. */
export const communitySamples: Samples = {
  'GET /api/competitions/{id}/cheat/appeal': ({ competition: { id }, team }) => [
    { params: { id } },
    { params: { id }, query: { teamId: team.id, per_page: 50 } },
  ],
  'POST /api/competitions/{id}/cheat/appeal': async ({ world, competition: { id } }) => [
    { params: { id }, body: { subjectTeamId: (await makeTeam(world, id)).id, content: '抄袭' } },
  ],
  'GET /api/admin/competitions/{id}/appeals': ({ competition: { id } }) => [
    { params: { id }, query: { per_page: 50 } },
    { params: { id }, query: { state: 'open' } },
  ],
  'PUT /api/admin/appeals/{id}': ({ talk: { appeal: id } }) => [
    { params: { id }, body: { state: 'answered', answer: '已核实。' } },
  ],

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
  'POST /api/markdown/preview': () => [{ body: { source: '**话**' } }],
  'POST /api/v1/dfeditor/upload': () => [
    { file: { field: 'image', name: 'a.png', content: Buffer.from(pixel, 'base64') } },
  ],

  'GET /api/competitions/submits/source-code': ({ code }) => [
    { query: { cmptId: code.competitionId } },
    { query: { procedureId: code.procedureId } },
    { query: { procedureId: code.procedureId, path: 'src/main.py' } },
    { query: { cmptId: code.competitionId, teamId: code.teamId } },
  ],
  'GET /api/competitions/submits/source-code/{id}/archive': ({ code }) => [
    { params: { id: code.procedureId } },
  ],
  'GET /api/competitions/submits/source-code/comment': ({ code }) => [
    { query: { procedureId: code.procedureId } },
    { query: { procedureId: code.procedureId, path: 'src/main.py' } },
  ],
  'POST /api/competitions/submits/source-code/comment': ({ code }) => [
    { body: { procedureId: code.procedureId, path: 'src/main.py', line: 1, content: '好' } },
  ],
  'DELETE /api/competitions/submits/source-code/comment/{id}': async ({ world, code, people }) => {
    const { data } = await ask(world, 'POST /api/competitions/submits/source-code/comment', {
      as: people.captain,
      body: { procedureId: code.procedureId, path: 'src/main.py', line: 1, content: '好' },
    })
    return [{ params: { id: data.id } }]
  },
  'PUT /api/admin/source-code/{id}': ({ code }) => [
    { params: { id: code.procedureId }, body: { isPublished: true } },
  ],
  'POST /api/competitions/{id}/source-code': ({ code }, role) => [
    {
      params: { id: code.competitionId },
      file: { field: 'file', name: 'a.zip', content: makeZip([{ name: 'a.py', content: `# ${role}\n` }]) },
    },
  ],
}
