import { defineFaults } from '../../../base/contract/failure.ts'

export const noticeFaults = defineFaults({
  notFound: {
    code: 'e404130',
    status: 404,
    zh: '没有这条通知，可能已经删除。',
    en: 'Notification not found. It may have been deleted.',
  },
  noSuchLink: {
    code: 'e404131',
    status: 404,
    zh: '退订链接不完整或已失效，请从邮件里重新打开，或登录后在通知设置里关闭。',
    en: 'This link is incomplete or no longer valid. Open it from the email again, or sign in and use the notification settings.',
  },
  noSuchKind: {
    code: 'e400130',
    status: 400,
    zh: '没有这种通知，请刷新页面后重试。',
    en: 'Unknown notification type. Reload the page and try again.',
  },
})
