import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'account.download-ready': {
    group: 'account',
    title: { zh: '个人数据可以下载了', en: 'Data download ready' },
    mail: 'now',
    isKept: true,
  },
  'account.deletion-asked': {
    group: 'account',
    title: { zh: '账号即将注销', en: 'Account deletion' },
    mail: 'now',
    isKept: true,
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'people/own-data': typeof noticeKinds
  }
}
