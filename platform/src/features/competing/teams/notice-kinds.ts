import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'team.asked': {
    group: 'team',
    title: { zh: '入队与合并申请', en: 'Requests to join or merge' },
    mail: 'now',
  },
  'team.decided': {
    group: 'team',
    title: { zh: '申请有了结果', en: 'Responses to your requests' },
    mail: 'now',
  },
  'team.members': { group: 'team', title: { zh: '队伍成员变动', en: 'Team changes' }, mail: 'daily' },
  'team.banned': {
    group: 'team',
    title: { zh: '参赛资格变动', en: 'Disqualification' },
    mail: 'now',
    isKept: true,
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'competing/teams': typeof noticeKinds
  }
}
