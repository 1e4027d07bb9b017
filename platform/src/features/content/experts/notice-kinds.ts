import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'expert.application': {
    group: 'account',
    title: { zh: '专家申请有了结果', en: 'Expert applications' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'content/experts': typeof noticeKinds
  }
}
