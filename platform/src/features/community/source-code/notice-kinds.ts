import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'source-code.comment': {
    group: 'discussion',
    title: { zh: '源码有了新评论', en: 'Comments on your code' },
    mail: 'daily',
  },
  'source-code.published': {
    group: 'competition',
    title: { zh: '你队伍的源码已公开', en: 'Team code published' },
    mail: 'daily',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'community/source-code': typeof noticeKinds
  }
}
