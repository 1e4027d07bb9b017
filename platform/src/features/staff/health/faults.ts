import { defineFaults } from '../../../base/contract/failure.ts'

export const healthFaults = defineFaults({
  noJob: {
    code: 'e40463',
    status: 404,
    zh: '没有这个失败的任务，可能已经重试或删除。',
    en: 'Failed job not found. It may have been retried or deleted.',
  },
})
