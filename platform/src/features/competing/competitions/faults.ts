import { defineFaults } from '../../../base/contract/failure.ts'

export const competitionFaults = defineFaults({
  notFound: {
    code: 'e40420',
    status: 404,
    zh: '没有这个竞赛，或者它还没有公开。',
    en: 'There is no such competition, or it is not public yet.',
  },
  wrongCode: {
    code: 'e40421',
    status: 404,
    zh: '访问码不正确，或者没有这个竞赛。',
    en: 'The code is wrong, or there is no such competition.',
  },
  notRegistered: {
    code: 'e40330',
    status: 403,
    zh: '你还没有报名这个竞赛。',
    en: 'You have not joined this competition.',
  },
})
