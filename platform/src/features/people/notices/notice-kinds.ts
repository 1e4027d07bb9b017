import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  // What was told before notices had kinds.
  'notice.earlier': { group: 'account', title: { zh: '系统通知', en: 'System notifications' }, mail: 'off' },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'people/notices': typeof noticeKinds
  }
}
