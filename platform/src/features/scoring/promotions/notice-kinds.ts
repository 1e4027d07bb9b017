import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'promotion.promoted': {
    group: 'result',
    title: { zh: '队伍晋级', en: 'Promotion to the next round' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'scoring/promotions': typeof noticeKinds
  }
}
