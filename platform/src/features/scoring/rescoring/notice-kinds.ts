import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'rescore.moved': {
    group: 'result',
    title: { zh: '重新评分后名次变化', en: 'Rank changed by rescoring' },
    mail: 'daily',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'scoring/rescoring': typeof noticeKinds
  }
}
