import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'activity.place': {
    group: 'competition',
    title: { zh: '候补到了活动名额', en: 'A spot at an event' },
    mail: 'now',
  },
  'activity.reminder': {
    group: 'competition',
    title: { zh: '活动即将开始', en: 'Upcoming events' },
    mail: 'now',
  },
  'activity.moved': {
    group: 'competition',
    title: { zh: '活动改了时间或地点', en: 'Event time or place changes' },
    mail: 'now',
  },
  'activity.cancelled': {
    group: 'competition',
    title: { zh: '活动取消或恢复', en: 'Event cancellations' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'content/information': typeof noticeKinds
  }
}
