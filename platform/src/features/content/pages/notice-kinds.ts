import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'page.mine': {
    group: 'staff',
    title: { zh: '我送审的页面有了结果', en: 'Updates on pages I submitted for review' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'content/pages': typeof noticeKinds
  }
}
