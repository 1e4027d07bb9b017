import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'certificates.issued': {
    group: 'result',
    title: { zh: '证书发放', en: 'Certificate issued' },
    mail: 'now',
  },
  'certificates.revoked': {
    group: 'result',
    title: { zh: '证书撤销', en: 'Certificate revoked' },
    mail: 'now',
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'scoring/certificates': typeof noticeKinds
  }
}
