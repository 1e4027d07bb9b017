import { defineFaults } from '../../../base/contract/failure.ts'

export const integrityFaults = defineFaults({
  notFound: { code: 'e40442', status: 404, zh: '没有这条发现。', en: 'Finding not found.' },
  alreadyRunning: {
    code: 'e40925',
    status: 409,
    zh: '检查正在进行，请等它完成。',
    en: 'The checks are running. Please wait until they are done.',
  },
  alreadyDismissed: {
    code: 'e40926',
    status: 409,
    zh: '这条发现已经标为没有问题。',
    en: 'This finding has already been dismissed.',
  },
  notDismissed: {
    code: 'e40927',
    status: 409,
    zh: '这条发现没有被标为没有问题。',
    en: 'This finding has not been dismissed.',
  },
})
