import { defineFaults } from '../../base/contract/failure.ts'

export const competitionFaults = defineFaults({
  notFound: {
    code: 'e40420',
    status: 404,
    zh: '没有这个竞赛，或者它还没有公开。',
    en: 'There is no such competition, or it is not public yet.',
  },
})
