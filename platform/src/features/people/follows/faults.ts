import { defineFaults } from '../../../base/contract/failure.ts'

export const followFaults = defineFaults({
  self: {
    code: 'e400110',
    status: 400,
    zh: '不能关注或拉黑自己。',
    en: 'You cannot follow or block yourself.',
  },
  notWanted: {
    code: 'e403110',
    status: 403,
    zh: '对方不接受你的关注。',
    en: 'You cannot follow this user.',
  },
  youBlocked: {
    code: 'e403111',
    status: 403,
    zh: '你已拉黑对方，解除后才能关注。',
    en: 'You blocked this user. Unblock them to follow.',
  },
  noSuchPerson: {
    code: 'e404110',
    status: 404,
    zh: '没有这个用户，或账号已停用。',
    en: 'User not found, or their account is closed.',
  },
})
