import { defineFaults } from '../../../base/contract/failure.ts'

export const ownDataFaults = defineFaults({
  signInAgain: {
    code: 'e403260',
    status: 403,
    zh: '请先重新输入密码，确认是你本人。',
    en: 'Enter your password again first, so that we know it is you.',
  },
  lastAdministrator: {
    code: 'e409260',
    status: 409,
    zh: '你是唯一的管理员。请先把管理员角色交给别人。',
    en: 'You are the only administrator. Grant the role to someone else first.',
  },
  beingMade: {
    code: 'e409261',
    status: 409,
    zh: '上一份数据还在整理，好了会通知你。',
    en: 'Your last download is still being prepared. We will notify you when it is ready.',
  },
  noSuchDownload: {
    code: 'e404260',
    status: 404,
    zh: '这份数据已经过期或不存在，请重新申请。',
    en: 'This download has expired or does not exist. Request a new one.',
  },
})
