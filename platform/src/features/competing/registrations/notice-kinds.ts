import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'participant.approved': {
    group: 'competition',
    title: { zh: '报名已通过', en: 'Request to join approved' },
    mail: 'now',
  },
  'participant.refused': {
    group: 'competition',
    title: { zh: '报名未通过', en: 'Request to join declined' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'competing/registrations': typeof noticeKinds
  }
}
