import { z } from 'zod'
import { defineCall, id, instant, line, page, pageSize } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { followFaults as faults } from './faults.ts'
import { followDirections, followsPerPage } from './rules.ts'

const pair = z.object({ sponsorId: id(), followedId: id() })
const params = z.object({ id: id() })
const person = z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() })

const status = z.object({
  isFollowed: z.boolean(),
  /** How many rows this call changed. */
  effectRow: z.number(),
  /** Of whom `followedId` names. */
  oFollowingCount: z.number(),
  oFollowerCount: z.number(),
})

export const getFollowed = defineCall({
  method: 'GET',
  path: '/api/users/followed',
  summary: {
    zh: '一个人是否关注了另一个人，以及后者的关注数与粉丝数',
    en: 'Whether one person follows another, and the counts of the other',
  },
  access: 'public',
  query: pair,
  answer: status,
  faults: [faults.noSuchPerson],
})

export const followPerson = defineCall({
  method: 'POST',
  path: '/api/users/followed',
  summary: { zh: '关注', en: 'Follow a person' },
  access: 'user',
  body: pair,
  answer: status,
  faults: [baseFaults.foreignIdentity, faults.self, faults.noSuchPerson, faults.notWanted, faults.youBlocked],
  limit: { times: 200, seconds: 3600 },
})

export const unfollowPerson = defineCall({
  method: 'DELETE',
  path: '/api/users/followed',
  summary: { zh: '取消关注', en: 'Unfollow a person' },
  access: 'user',
  query: pair,
  answer: status,
  faults: [baseFaults.foreignIdentity, faults.noSuchPerson],
})

export const listFollows = defineCall({
  method: 'GET',
  path: '/api/users/{id}/follows',
  summary: {
    zh: '一个人关注的人，或关注其的人，最近的在前，可按名字查找',
    en: 'Whom a person follows or is followed by, newest first, to search by name',
  },
  access: 'public',
  params,
  query: z.object({
    direction: z.enum(followDirections).default('followings'),
    keyword: line(40).default(''),
    page: page(),
    per_page: pageSize(followsPerPage),
  }),
  answer: z.object({
    list: z.array(
      person.extend({
        introduction: z.string(),
        /** By the reader, and whether they follow the reader. */
        isFollowed: z.boolean(),
        isFollowing: z.boolean(),
      }),
    ),
    total: z.number(),
    oFollowingCount: z.number(),
    oFollowerCount: z.number(),
  }),
  faults: [faults.noSuchPerson],
})

export const blockPerson = defineCall({
  method: 'PUT',
  path: '/api/users/{id}/block',
  summary: {
    zh: '拉黑：对方不能再关注、私信或申请加入你的队伍',
    en: 'Block a person, who can then neither follow, write nor ask to join one’s team',
  },
  access: 'user',
  params,
  answer: z.object({ affectedRows: z.number() }),
  faults: [faults.self, faults.noSuchPerson],
  limit: { times: 200, seconds: 3600 },
})

export const unblockPerson = defineCall({
  method: 'DELETE',
  path: '/api/users/{id}/block',
  summary: { zh: '解除拉黑', en: 'Unblock a person' },
  access: 'user',
  params,
  answer: z.object({ affectedRows: z.number() }),
})

export const listBlocked = defineCall({
  method: 'GET',
  path: '/api/users/blocked',
  summary: { zh: '我拉黑的人', en: 'People whom one has blocked' },
  access: 'user',
  query: z.object({ page: page(), per_page: pageSize(followsPerPage) }),
  answer: z.object({ list: z.array(person.extend({ blockedAt: instant() })), total: z.number() }),
})
