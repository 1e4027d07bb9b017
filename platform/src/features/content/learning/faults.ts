import { defineFaults } from '../../../base/contract/failure.ts'

export const learningFaults = defineFaults({
  notFound: { code: 'e404420', status: 404, zh: '没有这条学习路径。', en: 'Learning path not found.' },
  noStep: { code: 'e404421', status: 404, zh: '没有这一步。', en: 'Step not found.' },
  byHandIn: {
    code: 'e409420',
    status: 409,
    zh: '这一步在提交得到分数后自动完成，不能手动勾选。',
    en: 'This step completes once you have a score and cannot be marked manually.',
  },
  incomplete: {
    code: 'e409421',
    status: 409,
    zh: '还不能公开：简介与每一步的中英文都要写全。',
    en: 'It cannot be published yet: the summary and every step are required in both languages.',
  },
  unknownTarget: {
    code: 'e400420',
    status: 400,
    zh: '有一步指向的文章或竞赛不存在，或没有公开。',
    en: 'A step links to an article or competition that is not public.',
  },
})
