import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'final-list.confirmed': {
    group: 'result',
    title: { zh: '最终名次确认', en: 'Final ranks confirmed' },
    mail: 'now',
  },
  'final-list.withdrawn': {
    group: 'result',
    title: { zh: '最终名次撤回', en: 'Final ranks withdrawn' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'scoring/final-lists': typeof noticeKinds
  }
}
