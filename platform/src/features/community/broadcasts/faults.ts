import { defineFaults } from '../../../base/contract/failure.ts'

export const broadcastFaults = defineFaults({
  nobody: {
    code: 'e40948',
    status: 409,
    zh: '现在没有人属于这个范围，没有发送。',
    en: 'This group is empty. Nothing was sent.',
  },
})
