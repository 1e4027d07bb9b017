import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'activity.place': {
    group: 'competition',
    title: { zh: '候补到了活动名额', en: 'A place at an event' },
    mail: 'now',
  },
  'activity.reminder': {
    group: 'competition',
    title: { zh: '活动即将开始', en: 'Events that begin soon' },
    mail: 'now',
  },
  'activity.moved': {
    group: 'competition',
    title: { zh: '活动改了时间或地点', en: 'Events at another time or place' },
    mail: 'now',
  },
  'activity.cancelled': {
    group: 'competition',
    title: { zh: '活动取消或恢复', en: 'Events that are cancelled, or on again' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'content/information': typeof noticeKinds
  }
}
