import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'spic.team': {
    group: 'team',
    title: { zh: '试点项目团队有了变动', en: 'Changes to my entry of the pilot projects' },
    mail: 'now',
  },
  'spic.proposal': {
    group: 'team',
    title: { zh: '试点项目方案的提交、撤回与结果', en: 'My proposal: submitted, withdrawn, decided' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'spic/proposals': typeof noticeKinds
  }
}
