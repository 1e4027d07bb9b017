import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'feedback.answered': {
    group: 'account',
    title: { zh: '反馈有了答复', en: 'Replies to your feedback' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'content/help': typeof noticeKinds
  }
}
