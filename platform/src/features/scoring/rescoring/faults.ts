import { defineFaults } from '../../../base/contract/failure.ts'

export const rescoringFaults = defineFaults({
  notFound: { code: 'e40412', status: 404, zh: '没有这次重新评分。', en: 'Rescoring not found.' },
  noAnswers: {
    code: 'e40413',
    status: 404,
    zh: '没有这个答案文件，或者它不能用于这一轮的这个榜单。',
    en: 'Answer file not found, or it is not for this leaderboard of this round.',
  },
  alreadyOpen: {
    code: 'e40993',
    status: 409,
    zh: '这一轮已经有一次未结束的重新评分。',
    en: 'This round already has a rescoring in progress.',
  },
  notOpen: {
    code: 'e40994',
    status: 409,
    zh: '这次重新评分已经结束。',
    en: 'This rescoring has already finished.',
  },
  behind: {
    code: 'e40995',
    status: 409,
    zh: '还有提交没有新的成绩；已经安排评分，完成后再切换。',
    en: 'Some submissions are still being rescored. Switch when they are done.',
  },
  hasFailed: {
    code: 'e40996',
    status: 409,
    zh: '有些提交无法重新评分。请重试它们，或者选择在切换时作废。',
    en: 'Some submissions could not be rescored. Retry them, or choose to void them when you switch.',
  },
  adjusted: {
    code: 'e40999',
    status: 409,
    zh: '有些成绩是按原来的指标手工改的。请选择保留它们，还是改用新指标算出的成绩。',
    en: 'Some scores were set manually under the old metric. Choose whether to keep them or use the new scores.',
  },
  stillWaiting: {
    code: 'e40997',
    status: 409,
    zh: '这个提交正在等待评分。',
    en: 'This submission is waiting for its score.',
  },
  cancelled: {
    code: 'e40998',
    status: 409,
    zh: '这个提交已被取消，不能重新评分。',
    en: 'This submission was canceled and cannot be rescored.',
  },
})
