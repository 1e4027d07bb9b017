import { handle, type Handler } from '../../../../base/http/handler.ts'
import { storePicture } from '../../../../base/pictures/keep-picture.ts'
import { reencodePicture } from '../../../../base/pictures/reencode.ts'
import { formWithPicture } from '../../../../base/pictures/uploaded-picture.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../feedback.contract.ts'
import { addFeedback } from './commands/add-feedback.ts'
import { settleFeedback } from './commands/settle-feedback.ts'
import { feedbackById, feedbackIn, ownFeedback } from './feedback.ts'

export const feedbackHandlers: Handler[] = [
  handle(calls.sendFeedback, async context => {
    const { db, storage, viewer, now, write } = context
    const { fields, picture: given } = await formWithPicture(context, calls.feedbackForm)
    const userId = viewer?.userId ?? null
    const picture = given
      ? await storePicture(db, storage, await reencodePicture(given), { userId, now })
      : null
    return write(tx => addFeedback(tx, { fields, picture, userId, now }))
  }),

  handle(calls.listOwnFeedback, ({ db, viewer }, { query }) => ownFeedback(db, viewer.userId, query)),

  handleStaff(calls.listFeedback, ({ db }, { query }) => feedbackIn(db, query)),

  handleStaff(calls.settleFeedback, ({ viewer, address, now, write }, { params, body }) =>
    write(async tx => {
      await settleFeedback(tx, {
        ...params,
        state: body.state,
        answer: body.answer,
        actor: { userId: viewer.userId, address },
        now,
      })
      return feedbackById(tx, params.feedbackId)
    }),
  ),
]
