import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'certification.granted': {
    group: 'account',
    title: { zh: '认证通过', en: 'Identity verified' },
    mail: 'now',
    isKept: true,
  },
  'certification.rejected': {
    group: 'account',
    title: { zh: '认证未通过', en: 'Identity verification rejected' },
    mail: 'now',
    isKept: true,
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'people/certification': typeof noticeKinds
  }
}
