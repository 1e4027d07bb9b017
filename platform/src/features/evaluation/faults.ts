import { defineFaults } from '../../base/contract/failure.ts'

export const evaluationFaults = defineFaults({
  noRound: { code: 'e40485', status: 404, zh: '没有这一轮。', en: 'There is no such round.' },
  noFile: { code: 'e40086', status: 400, zh: '请选择一个文件。', en: 'Choose a file.' },
  wrongAnswers: {
    code: 'e40087',
    status: 400,
    zh: '答案文件有错误，请修改后重新上传。',
    en: 'The answers have errors. Fix the file and upload it again.',
  },
  unknownMetric: { code: 'e40088', status: 400, zh: '没有这个指标。', en: 'There is no such metric.' },
  wrongColumns: {
    code: 'e40089',
    status: 400,
    zh: '答案文件里没有这些列。',
    en: 'The answers do not have these columns.',
  },
  scored: {
    code: 'e40986',
    status: 409,
    zh: '这一轮已有成绩，指标和列不能再改，否则成绩会失去依据。要更换答案，请使用重新评分。',
    en: 'This round already has scores, so its metric and columns cannot change. To replace its answers, re-score it.',
  },
  incomplete: {
    code: 'e40987',
    status: 409,
    zh: '请先设置指标、文件格式和答案。',
    en: 'Set metric, file format and answers first.',
  },
})
