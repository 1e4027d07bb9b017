import { defineFaults } from '../../base/contract/failure.ts'

export const competitionFaults = defineFaults({
  notFound: {
    code: 'e40420',
    status: 404,
    zh: '没有这个竞赛，或者它还没有公开。',
    en: 'There is no such competition, or it is not public yet.',
  },
  expired: { code: 'e40920', status: 409, zh: '竞赛已经结束。', en: 'The competition has ended.' },
})
