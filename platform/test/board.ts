import { ask } from './ask.ts'
import { makeUser, type TestUser } from './factories.ts'
import type { World } from './world.ts'

type Body = Record<string, unknown>

/** The board of a world's competition as its tests speak of it. */
export const boardOf = (world: World) => {
  const board = {
    list: (competitionId: number, query = '', as?: TestUser) =>
      ask(world, `GET /api/competitions/${competitionId}/discussions?${query}`, { as }),
    open: (competitionId: number | string, as: TestUser | undefined, body: Body = {}) =>
      ask(world, `POST /api/competitions/${competitionId}/discussions`, {
        as,
        body: { title: '如何划分验证集？', body: '我用了**五折**。', ...body },
      }),
    read: (threadId: number | string, as?: TestUser, query = '') =>
      ask(world, `GET /api/discussions/${threadId}?${query}`, { as }),
    reply: (threadId: number | string, as: TestUser | undefined, body: string, more: Body = {}) =>
      ask(world, `POST /api/discussions/${threadId}/posts`, { as, body: { body, ...more } }),
    edit: (postId: number | string, as: TestUser | undefined, body: Body) =>
      ask(world, `PUT /api/discussions/posts/${postId}`, { as, body: { revision: 1, ...body } }),
    remove: (postId: number | string, as: TestUser | undefined, reason?: string) =>
      ask(world, `DELETE /api/discussions/posts/${postId}`, {
        as,
        body: reason === undefined ? {} : { reason },
      }),
    vote: (postId: number | string, as?: TestUser) =>
      ask(world, `PUT /api/discussions/posts/${postId}/vote`, { as }),
    unvote: (postId: number | string, as?: TestUser) =>
      ask(world, `DELETE /api/discussions/posts/${postId}/vote`, { as }),
    accept: (threadId: number | string, postId: number, as?: TestUser) =>
      ask(world, `PUT /api/discussions/${threadId}/accepted`, { as, body: { postId } }),
    unaccept: (threadId: number | string, as?: TestUser) =>
      ask(world, `DELETE /api/discussions/${threadId}/accepted`, { as }),
    mark: (threadId: number | string, as: TestUser | undefined, body: Body) =>
      ask(world, `PUT /api/discussions/${threadId}`, { as, body }),
    report: (postId: number | string, as: TestUser | undefined, body: Body = { reason: 'spam' }) =>
      ask(world, `POST /api/discussions/posts/${postId}/reports`, { as, body }),
    /** A thread by a new person: its id, that of its question, and who asked. */
    async thread(competitionId: number, body: Body = {}) {
      const author = await makeUser(world)
      const made = await board.open(competitionId, author, body)
      const id = made.data.id as number
      return { id, author, openingId: (await board.read(id, author)).data.opening.id as number }
    },
    /** A reply by a new person. */
    async answered(threadId: number, body = '试试分层抽样。') {
      const author = await makeUser(world)
      return { id: (await board.reply(threadId, author, body)).data.id as number, author }
    },
  }
  return board
}
