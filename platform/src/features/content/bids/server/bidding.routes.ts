import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import * as calls from '../bidding.contract.ts'
import { bidFaults } from '../faults.ts'
import { readsBids } from '../rules.ts'
import { makeBid, requireMayBid, withdrawBid } from './commands/bids.ts'
import { askAccess, askQuestion } from './commands/talk.ts'
import { readNeed, standingOf } from './needs.ts'
import { takeBid } from './take-bid.ts'

export const biddingHandlers: Handler[] = [
  handle(calls.makeBid, async (context, { params }) => {
    const { db, viewer, now } = context
    // Nothing is stored of whoever may not bid.
    await requireMayBid(db, await readNeed(db, params.needId), viewer, now)
    const { fields, files } = await takeBid(context)
    return context.write(async tx => ({ id: await makeBid(tx, { ...params, fields, files, viewer, now }) }))
  }),

  handle(calls.withdrawBid, ({ write, viewer, now }, { params }) =>
    write(async tx => {
      await withdrawBid(tx, { ...params, viewer, now })
      return { isWithdrawn: true }
    }),
  ),

  handle(calls.readBidFile, async (context, { params: { fileId } }) => {
    const { db, storage, viewer } = context
    const file = await db
      .selectFrom('bid_file')
      .innerJoin('bid', 'bid.id', 'bid_file.bid_id')
      .select([
        'bid.need_id',
        'bid.user_id',
        'bid_file.storage_key',
        'bid_file.sha256',
        'bid_file.size',
        'bid_file.name',
      ])
      .where('bid_file.id', '=', fileId)
      .executeTakeFirst()
    if (!file) throw new Failure(bidFaults.noFile)
    const who = await standingOf(db, await readNeed(db, file.need_id), viewer)
    if (!readsBids(who) && file.user_id !== viewer.userId) throw new Failure(bidFaults.noFile)
    await sendFile(context, storage, {
      key: file.storage_key,
      sha256: file.sha256,
      size: file.size,
      name: file.name,
    })
  }),

  handle(calls.askQuestion, ({ write, viewer, now }, { params, body }) =>
    write(async tx => ({ id: await askQuestion(tx, { ...params, ...body, viewer, now }) })),
  ),

  handle(calls.askAccess, ({ write, viewer, now }, { params, body }) =>
    write(async tx => {
      await askAccess(tx, { ...params, ...body, viewer, now })
      return { isAsked: true }
    }),
  ),
]
