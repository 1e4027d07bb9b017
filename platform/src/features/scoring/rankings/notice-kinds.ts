import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'ranking.revealed': {
    group: 'result',
    title: { zh: 'B 榜揭晓', en: 'Private leaderboard revealed' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'scoring/rankings': typeof noticeKinds
  }
}
