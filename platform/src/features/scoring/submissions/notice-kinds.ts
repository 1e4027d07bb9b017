import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'submission.scored': {
    group: 'result',
    title: { zh: '提交已评分', en: 'Submissions scored' },
    mail: 'off',
  },
  'submission.tries': {
    group: 'result',
    title: { zh: '提交次数增加', en: 'More submissions' },
    mail: 'daily',
  },
  'submission.failed': {
    group: 'result',
    title: { zh: '提交未能评分', en: 'Failed submissions' },
    mail: 'daily',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'scoring/submissions': typeof noticeKinds
  }
}
