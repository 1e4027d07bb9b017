import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import * as calls from '../contract.ts'
import { bookmarkFaults } from '../faults.ts'
import { addBookmark, removeBookmark } from './commands/set-bookmark.ts'
import { maySee } from './hooks.ts'
import { bookmarkOf } from './reads.ts'

export const bookmarkHandlers: Handler[] = [
  handle(calls.getBookmark, async (context, { params: subject }) => {
    if (!(await maySee.run(context, subject))) throw new Failure(bookmarkFaults.notFound)
    return bookmarkOf(context.read, subject, context.viewer?.userId ?? null)
  }),

  handle(calls.addBookmark, async (context, { params: subject }) => {
    if (!(await maySee.run(context, subject))) throw new Failure(bookmarkFaults.notFound)
    const { viewer, now, write } = context
    return write(tx => addBookmark(tx, { userId: viewer.userId, subject, now }))
  }),

  // What one may no longer see can still be taken from one's list, which then no longer says how many keep it.
  handle(calls.removeBookmark, async ({ viewer, write, ...context }, { params: subject }) => {
    const { count, isKept } = await write(tx => removeBookmark(tx, { userId: viewer.userId, subject }))
    return { count: (await maySee.run({ ...context, viewer }, subject)) ? count : 0, isKept }
  }),
]
