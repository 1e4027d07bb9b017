import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'spic.interest': {
    group: 'team',
    title: { zh: '试点单位对我的方案有意向', en: 'Partners interested in my proposal' },
    mail: 'now',
  },
  'spic.defence': {
    group: 'team',
    title: { zh: '试点项目答辩安排', en: 'When my proposal is defended' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'review/decisions': typeof noticeKinds
  }
}
