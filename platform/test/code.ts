import { ask } from './ask.ts'
import { makeZip } from './archives.ts'
import { makeCompetition, multipart, type TestUser } from './factories.ts'
import { makeOrganiser } from './staff.ts'
import { makeTeam } from './teams.ts'
import type { World } from './world.ts'

export const main = 'import math\n\n\ndef area(r):\n    return math.pi * r ** 2\n'

/** Handing code in and talking about it, as its tests speak of it. */
export const codeOf = (world: World) => {
  const code = {
    async upload(
      competitionId: number | string,
      as: TestUser | undefined,
      content: Buffer | undefined,
      given: { name?: string; fields?: Record<string, string> } = {},
    ) {
      const { payload, headers } = multipart(
        given.fields ?? {},
        content ? [{ field: 'file', name: given.name ?? 'code.zip', content }] : [],
      )
      const answer = await world.app.inject({
        method: 'POST',
        url: `/api/competitions/${competitionId}/source-code`,
        headers: { ...as?.headers, ...headers },
        payload,
      })
      const { data, errno, issues } = answer.json()
      return { status: answer.statusCode, data, errno, issues: issues ?? [] }
    },
    read: (query: string, as?: TestUser) =>
      ask(world, `GET /api/competitions/submits/source-code?${query}`, { as }),
    comments: (query: string, as?: TestUser) =>
      ask(world, `GET /api/competitions/submits/source-code/comment?${query}`, { as }),
    comment: (as: TestUser | undefined, body: Record<string, unknown>) =>
      ask(world, 'POST /api/competitions/submits/source-code/comment', {
        as,
        body: { path: 'src/main.py', line: 4, content: '这里可以用**向量化**。', ...body },
      }),
    removeComment: (id: number | string, as?: TestUser) =>
      ask(world, `DELETE /api/competitions/submits/source-code/comment/${id}`, { as }),
    publish: (id: number | string, as: TestUser | undefined, isPublished = true) =>
      ask(world, `PUT /api/admin/source-code/${id}`, { as, body: { isPublished } }),
    /** A solution competition with its organiser and a team that has handed code in. */
    async scene(given: Parameters<typeof makeCompetition>[1] = {}) {
      const { id } = await makeCompetition(world, {
        ...given,
        competition: { type: 'solution', ...given.competition },
      })
      const organiser = await makeOrganiser(world, id)
      const team = await makeTeam(world, id)
      const made = await code.upload(id, team.captain, makeCode())
      return { id, organiser, team, procedureId: made.data?.id as number }
    },
  }
  return code
}

let counter = 0
/** An archive unlike any other. */
export const makeCode = (more: { name: string; content: string | Buffer }[] = []): Buffer =>
  makeZip([
    { name: 'src/main.py', content: main },
    { name: 'README.md', content: `# 方案 ${++counter}\n` },
    { name: 'model.bin', content: Buffer.from([0, 1, 2, 3]) },
    ...more,
  ])
