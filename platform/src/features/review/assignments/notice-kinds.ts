import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'review.declined': {
    group: 'staff',
    title: { zh: '评审人谢绝或声明利益冲突', en: 'Reviewers who decline or declare a conflict' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'review/assignments': typeof noticeKinds
  }
}
