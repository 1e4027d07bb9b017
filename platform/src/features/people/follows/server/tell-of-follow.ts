import type { Tx } from '../../../../base/database/tables.ts'
import { countMark, type Notice } from '../../notices/rules.ts'
import { notify } from '../../notices/server/public.ts'

type Followed = { sponsor: { id: number; name: string }; followedId: number }

/** Tells somebody of a follower, once for good: whoever leaves and comes back is no news. */
export const tellOfFollow = (tx: Tx, followed: Followed): Promise<void> =>
  notify(tx, noticeOfFollow(followed), { to: [followed.followedId], actor: followed.sponsor.id })

export const noticeOfFollow = ({ sponsor, followedId }: Followed): Notice => ({
  key: `follow.new:${sponsor.id}`,
  kind: 'follow.new',
  text: { zh: `${sponsor.name} 关注了你`, en: `${sponsor.name} follows you` },
  path: `/users/${followedId}/followers`,
  group: {
    key: 'follow.new',
    text: { zh: `${countMark} 个人关注了你`, en: `${countMark} people follow you now` },
  },
})
