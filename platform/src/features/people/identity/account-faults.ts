import { defineFaults } from '../../../base/contract/failure.ts'

export const accountFaults = defineFaults({
  notFound: { code: 'e40461', status: 404, zh: '没有这个用户。', en: 'User not found.' },
  noCompetition: { code: 'e40462', status: 404, zh: '没有这个竞赛。', en: 'Competition not found.' },
  system: {
    code: 'e40965',
    status: 409,
    zh: '系统账号不能锁定，也不能有角色。',
    en: 'The system account cannot be locked or given roles.',
  },
  hasLeft: {
    code: 'e409281',
    status: 409,
    zh: '这个账号已经注销，不能解锁。',
    en: 'This account was deleted by its owner and cannot be unlocked.',
  },
  oneself: {
    code: 'e40966',
    status: 409,
    zh: '不能锁定自己，也不能撤销自己的管理员角色。请让另一位管理员操作。',
    en: 'You cannot lock your own account or remove your own administrator role. Ask another administrator.',
  },
  lastAdministrator: {
    code: 'e40967',
    status: 409,
    zh: '这是最后一位可用的管理员。请先指定另一位。',
    en: 'This is the last administrator who can sign in. Appoint another one first.',
  },
})
