import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'follow.new': { group: 'people', title: { zh: '有人关注了你', en: 'New followers' }, mail: 'off' },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'people/follows': typeof noticeKinds
  }
}
