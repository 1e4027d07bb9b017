import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  block: {
    blocker_id: { gives: ['blocked_id', 'created_at'], leaving: 'delete' },
    // Who blocked somebody is not told them.
    blocked_id: { gives: [], leaving: 'delete' },
  },
  follow: {
    sponsor_id: { gives: ['followed_id', 'created_at'], leaving: 'delete' },
    followed_id: { gives: ['sponsor_id', 'created_at'], leaving: 'delete' },
  },
  follow_count: { user_id: { gives: ['following', 'followers'], leaving: 'keep' } },
})
