import { defineFaults } from '../../../base/contract/failure.ts'

export const ratingFaults = defineFaults({
  switchedOff: {
    code: 'e404250',
    status: 404,
    zh: '本站没有开启选手积分。',
    en: 'Ratings are switched off on this site.',
  },
  noSuchPerson: {
    code: 'e404251',
    status: 404,
    zh: '没有这个用户，或者他没有公开竞赛经历。',
    en: 'User not found, or their competitions are private.',
  },
})
