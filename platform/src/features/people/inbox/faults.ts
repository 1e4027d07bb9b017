import { defineFaults } from '../../../base/contract/failure.ts'

export const inboxFaults = defineFaults({
  toSelf: {
    code: 'e400100',
    status: 400,
    zh: '不能给自己发私信。',
    en: 'You cannot send a message to yourself.',
  },
  notTaken: {
    code: 'e403100',
    status: 403,
    zh: '对方不接收你的私信。',
    en: 'This user does not accept messages from you.',
  },
  youBlocked: {
    code: 'e403101',
    status: 403,
    zh: '你已拉黑对方，解除后才能发私信。',
    en: 'You blocked this user. Unblock them to send a message.',
  },
  systemReceiver: {
    code: 'e403102',
    status: 403,
    zh: '系统账号只发通知，不接收私信。',
    en: 'The system account only sends notifications and cannot receive messages.',
  },
  ownReport: {
    code: 'e400101',
    status: 400,
    zh: '不能举报自己。',
    en: 'You cannot report yourself.',
  },
  noSuchMessage: {
    code: 'e404100',
    status: 404,
    zh: '没有这条私信。',
    en: 'Message not found.',
  },
  noSuchPerson: {
    code: 'e404101',
    status: 404,
    zh: '没有这个用户，或账号已停用。',
    en: 'User not found, or their account is closed.',
  },
  noConversation: {
    code: 'e404102',
    status: 404,
    zh: '你们还没有私信往来。',
    en: 'The two of you have not written to each other.',
  },
  noSuchReport: {
    code: 'e404103',
    status: 404,
    zh: '没有这个举报。',
    en: 'Report not found.',
  },
  alreadyReported: {
    code: 'e409100',
    status: 409,
    zh: '你已经举报过这段对话，管理员正在处理。',
    en: 'You have already reported this conversation. Staff are looking into it.',
  },
  alreadyResolved: {
    code: 'e409101',
    status: 409,
    zh: '这个举报已经处理过了。',
    en: 'This report has already been resolved.',
  },
  newcomerLimit: {
    code: 'e429100',
    status: 429,
    zh: '新账号 24 小时内最多与 20 位新朋友开始私信，请稍后再试。已有的对话不受影响。',
    en: 'A new account can start conversations with at most 20 people in 24 hours. Please try again later. Conversations you already have are not affected.',
  },
})
