import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { formWithPicture } from '../../../../base/pictures/uploaded-picture.ts'
import { mayCall } from '../../../shared/roles/policy.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { helpFaults } from '../faults.ts'
import * as calls from '../feedback.contract.ts'
import { addFeedback } from './commands/add-feedback.ts'
import { settleFeedback } from './commands/settle-feedback.ts'
import { keepPicture, mediaTypeOf, noPicture } from './feedback-picture.ts'
import { feedbackById, feedbackIn, ownFeedback } from './feedback.ts'

export const feedbackHandlers: Handler[] = [
  handle(calls.sendFeedback, async context => {
    const { viewer, now, write, settings } = context
    const { fields, picture: given } = await formWithPicture(context, calls.feedbackForm)
    const userId = viewer?.userId ?? null
    const picture = given ? await keepPicture(context, given) : noPicture
    return write(tx => addFeedback(tx, { fields, picture, site: settings.publicUrl, userId, now }))
  }),

  handle(calls.listOwnFeedback, ({ db, viewer }, { query }) => ownFeedback(db, viewer.userId, query)),

  handle(calls.readFeedbackPicture, async ({ db, storage, viewer, exchange }, { params }) => {
    const row = await db
      .selectFrom('feedback')
      .select(['user_id', 'picture_key', 'picture_size', 'picture_name'])
      .where('id', '=', params.feedbackId)
      .executeTakeFirst()
    const isSeen = row?.user_id === viewer.userId || mayCall(viewer, calls.listFeedback)
    if (!row?.picture_key || !row.picture_size || !row.picture_name || !isSeen)
      throw new Failure(helpFaults.noFeedback)
    void exchange?.reply
      .headers({
        'content-type': mediaTypeOf(row.picture_name),
        'content-length': row.picture_size,
        'cache-control': 'private, no-store',
        'content-disposition': 'inline',
        // Nothing but our own pages shows it.
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(await storage.read(row.picture_key))
  }),

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
