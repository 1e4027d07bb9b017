import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'appeal.filed': { group: 'staff', title: { zh: '收到新的申诉', en: 'New appeals' }, mail: 'now' },
  'appeal.answered': {
    group: 'competition',
    title: { zh: '申诉有了答复', en: 'Replies to your appeals' },
    mail: 'now',
    isKept: true,
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'community/appeals': typeof noticeKinds
  }
}
