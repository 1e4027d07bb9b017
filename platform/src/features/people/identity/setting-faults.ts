import { defineFaults } from '../../../base/contract/failure.ts'

export const settingFaults = defineFaults({
  nameTaken: {
    code: 'e409150',
    status: 409,
    zh: '用户名已被他人使用、与已有用户名外形相近，或已被保留，请换一个。',
    en: 'This username is taken, looks like one that is, or is reserved. Choose another one.',
  },
  nameChangedLately: {
    code: 'e409151',
    status: 409,
    zh: '用户名 30 天内只能修改一次，请到时再来。',
    en: 'You can change your username once every 30 days. Please try again later.',
  },
  noSuchZone: {
    code: 'e400150',
    status: 400,
    zh: '没有这个时区，请从列表中选择。',
    en: 'Time zone not found. Choose one from the list.',
  },
})
