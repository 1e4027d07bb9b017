import { defineFaults } from '../../../base/contract/failure.ts'

export const sessionFaults = defineFaults({
  noSuchSession: {
    code: 'e404280',
    status: 404,
    zh: '这台设备已经退出登录。',
    en: 'That device is signed out already.',
  },
})
