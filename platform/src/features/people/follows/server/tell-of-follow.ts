import type { Tx } from '../../../../base/database/tables.ts'
import { countMark, personMark, type Notice } from '../../notices/rules.ts'
import { notify } from '../../notices/server/public.ts'

type Followed = { sponsorId: number; followedId: number }

/** Tells somebody of a follower, once for as long as it is remembered: whoever leaves and comes back is no news. */
export const tellOfFollow = (tx: Tx, followed: Followed): Promise<void> =>
  notify(tx, noticeOfFollow(followed), { to: [followed.followedId], actor: followed.sponsorId })

export const noticeOfFollow = ({ sponsorId, followedId }: Followed): Notice => ({
  key: `follow.new:${sponsorId}`,
  kind: 'follow.new',
  text: { zh: `${personMark(sponsorId)} 关注了你`, en: `${personMark(sponsorId)} follows you` },
  path: `/users/${followedId}/followers`,
  group: {
    key: 'follow.new',
    text: { zh: `${countMark} 个人关注了你`, en: `${countMark} people follow you now` },
  },
})
