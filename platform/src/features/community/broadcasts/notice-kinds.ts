import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'broadcast.sent': {
    group: 'competition',
    title: { zh: '主办方通知', en: 'Announcements from organizers' },
    mail: 'daily',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'community/broadcasts': typeof noticeKinds
  }
}
