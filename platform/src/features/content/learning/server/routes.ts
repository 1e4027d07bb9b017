import { handle, type Handler } from '../../../../base/http/handler.ts'
import * as calls from '../contract.ts'
import { tickStep } from './commands/tick-step.ts'
import { practiceCards } from './education.views.ts'
import { pathList, pathShown } from './reads.ts'

export const learningHandlers: Handler[] = [
  handle(calls.getEducation, async ({ read, viewer, lang, now }) => {
    const [practice, paths] = await Promise.all([
      practiceCards(read, lang, now),
      pathList(read, { lang, userId: viewer?.userId }),
    ])
    return { ...practice, paths }
  }),

  handle(calls.getLearningPath, ({ read, viewer, lang, now }, { params }) =>
    pathShown(read, params.pathId, { lang, userId: viewer?.userId, now }),
  ),

  handle(calls.tickStep, ({ write, viewer, now }, { params, body }) =>
    write(async tx => {
      await tickStep(tx, { ...params, ...body, userId: viewer.userId, now })
      return body
    }),
  ),
]
