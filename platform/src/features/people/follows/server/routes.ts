import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb, Tx } from '../../../../base/database/tables.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import { receiversAmong } from '../../identity/server/public.ts'
import * as calls from '../contract.ts'
import { followFaults } from '../faults.ts'
import { block, unblock } from './commands/block.ts'
import { follow, unfollow } from './commands/follow.ts'
import { blockedPage, followPage } from './people.views.ts'
import { blockedBy, followCountsOf, relationOf } from './reads.ts'
import { tellOfFollow } from './tell-of-follow.ts'

type Pair = { sponsorId: number; followedId: number }

export const followHandlers: Handler[] = [
  handle(calls.getFollowed, async ({ db }, { query }) => {
    await requirePerson(db, query.followedId)
    return statusOf(db, query, 0)
  }),

  handle(calls.followPerson, ({ viewer, now, write }, { body }) => {
    requireOperator(viewer, body.sponsorId)
    if (body.sponsorId === body.followedId) throw new Failure(followFaults.self)
    return write(async tx => {
      const outcome = await follow(tx, { ...body, now })
      if (outcome === 'nobody') throw new Failure(followFaults.noSuchPerson)
      if (outcome === 'blocked') {
        const own = await blockedBy(tx, body.sponsorId, [body.followedId])
        throw new Failure(own.size > 0 ? followFaults.youBlocked : followFaults.notWanted)
      }
      if (outcome === 'followed')
        await tellOfFollow(tx, {
          sponsorId: viewer.userId,
          followedId: body.followedId,
        })
      return statusOf(tx, body, outcome === 'followed' ? 1 : 0)
    })
  }),

  handle(calls.unfollowPerson, ({ viewer, write }, { query }) => {
    requireOperator(viewer, query.sponsorId)
    return write(async tx => {
      await requirePerson(tx, query.followedId)
      return statusOf(tx, query, (await unfollow(tx, query)) ? 1 : 0)
    })
  }),

  handle(calls.listFollows, async ({ read, viewer }, { params, query }) => {
    await requirePerson(read, params.id)
    const [page, counts] = await Promise.all([
      followPage(read, { userId: params.id, viewerId: viewer?.userId ?? null, query }),
      followCountsOf(read, params.id),
    ])
    return { ...page, oFollowingCount: counts.following, oFollowerCount: counts.followers }
  }),

  handle(calls.blockPerson, ({ viewer, now, write }, { params }) => {
    if (params.id === viewer.userId) throw new Failure(followFaults.self)
    return write(async tx => {
      await requirePerson(tx, params.id)
      const isNew = await block(tx, { blockerId: viewer.userId, blockedId: params.id, now })
      return { affectedRows: isNew ? 1 : 0 }
    })
  }),

  handle(calls.unblockPerson, ({ viewer, write }, { params }) =>
    write(async tx => ({
      affectedRows: (await unblock(tx, { blockerId: viewer.userId, blockedId: params.id })) ? 1 : 0,
    })),
  ),

  handle(calls.listBlocked, ({ read, viewer }, { query }) => blockedPage(read, viewer.userId, query)),
]

async function requirePerson(db: ReadDb | Tx, id: number): Promise<void> {
  if ((await receiversAmong(db, [id])).length === 0) throw new Failure(followFaults.noSuchPerson)
}

async function statusOf(db: ReadDb | Tx, { sponsorId, followedId }: Pair, effectRow: number) {
  const relation = await relationOf(db, sponsorId, followedId)
  const counts = await followCountsOf(db, followedId)
  return {
    isFollowed: relation.follows,
    effectRow,
    oFollowingCount: counts.following,
    oFollowerCount: counts.followers,
  }
}
