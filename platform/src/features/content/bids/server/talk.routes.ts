import { handle, type Handler } from '../../../../base/http/handler.ts'
import * as calls from '../contract.ts'
import { answerQuestion, askAccess, askQuestion, grantAccess } from './commands/talk.ts'

export const talkHandlers: Handler[] = [
  handle(calls.askQuestion, ({ write, viewer, now }, { params, body }) =>
    write(async tx => ({ id: await askQuestion(tx, { ...params, ...body, viewer, now }) })),
  ),

  handle(calls.answerQuestion, ({ write, viewer, now }, { params, body }) =>
    write(async tx => {
      await answerQuestion(tx, { ...params, ...body, viewer, now })
      return { id: params.questionId }
    }),
  ),

  handle(calls.askAccess, ({ write, viewer, now }, { params, body }) =>
    write(async tx => {
      await askAccess(tx, { ...params, ...body, viewer, now })
      return { isAsked: true }
    }),
  ),

  handle(calls.grantAccess, ({ write, viewer, address, now }, { params, body }) =>
    write(async tx => {
      const actor = { userId: viewer.userId, address }
      await grantAccess(tx, { ...params, ...body, viewer, actor, now })
      return body
    }),
  ),
]
