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
    zh: '这一轮已有成绩，修改会让成绩失去依据。请通过重新评分来更换指标或答案。',
    en: 'This round already has scores. Re-score the round to change its metric or answers.',
  },
  incomplete: {
    code: 'e40987',
    status: 409,
    zh: '请先设置指标、文件格式和答案。',
    en: 'Set metric, file format and answers first.',
  },
})
