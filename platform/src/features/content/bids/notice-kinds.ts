import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'need.review': {
    group: 'staff',
    title: { zh: '有揭榜需求待审核', en: 'Challenges to review' },
    mail: 'now',
  },
  'need.mine': {
    group: 'account',
    title: { zh: '我发布的揭榜有了动静', en: 'Updates on my challenges' },
    mail: 'now',
  },
  'bid.mine': {
    group: 'account',
    title: { zh: '我的揭榜方案有了结果', en: 'Updates on my proposals' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'content/bids': typeof noticeKinds
  }
}
