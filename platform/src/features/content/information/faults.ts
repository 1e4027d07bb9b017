import { defineFaults } from '../../../base/contract/failure.ts'

export const informationFaults = defineFaults({
  notFound: { code: 'e40460', status: 404, zh: '没有这篇文章。', en: 'There is no such article.' },
})
