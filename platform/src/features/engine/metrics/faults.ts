import { defineFaults } from '../../../base/contract/failure.ts'

export const metricFaults = defineFaults({
  notFound: {
    code: 'e40496',
    status: 404,
    zh: '没有这个指标。',
    en: 'Metric not found.',
  },
})
