import { defineFaults } from '../../base/contract/failure.ts'

export const teamFaults = defineFaults({
  notFound: { code: 'e40430', status: 404, zh: '没有这支队伍。', en: 'There is no such team.' },
  nameTaken: {
    code: 'e40930',
    status: 409,
    zh: '这个竞赛里已经有同名的队伍。',
    en: 'This competition already has a team of that name.',
  },
  captainOnly: {
    code: 'e40331',
    status: 403,
    zh: '只有队长可以执行此操作。',
    en: 'Only the captain may do this.',
  },
})
