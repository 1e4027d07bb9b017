import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  state: { loading: 'Loading', follow: 'Follow', followed: 'Following', mutual: 'Mutual' },
  followWhom: name => `Follow ${name}`,
  unfollowWhom: name => `Unfollow ${name}`,
  done: { followed: 'Followed', unfollowed: 'Unfollowed' },
  failed: 'Operation failed, please try again later',
  blocked: {
    empty: 'You have not blocked anyone.',
    since: day => `Blocked on ${day}`,
    unblock: 'Unblock',
    unblockWhom: name => `Unblock ${name}`,
  },
}
