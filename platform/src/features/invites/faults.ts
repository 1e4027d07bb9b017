import { defineFaults } from '../../base/contract/failure.ts'

export const inviteFaults = defineFaults({
  notFound: {
    code: 'e40434',
    status: 404,
    zh: '没有这个邀请活动。',
    en: 'There is no such invite activity.',
  },
})
