import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'lead.new': { group: 'staff', title: { zh: '收到新的合作意向', en: 'New inquiries' }, mail: 'now' },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'content/leads': typeof noticeKinds
  }
}
