import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'job.application': {
    group: 'account',
    title: { zh: '职位申请有了进展', en: 'Job applications' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'content/jobs': typeof noticeKinds
  }
}
