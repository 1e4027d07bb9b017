import { defineFaults } from '../../../base/contract/failure.ts'

export const evaluationFaults = defineFaults({
  noRound: { code: 'e40485', status: 404, zh: '没有这一轮。', en: 'Round not found.' },
  noFile: { code: 'e40086', status: 400, zh: '请选择一个文件。', en: 'Choose a file.' },
  wrongAnswers: {
    code: 'e40087',
    status: 400,
    zh: '答案文件有错误，请修改后重新上传。',
    en: 'The answers have errors. Fix the file and upload it again.',
  },
  unknownMetric: { code: 'e40088', status: 400, zh: '没有这个指标。', en: 'Metric not found.' },
  wrongColumns: {
    code: 'e40089',
    status: 400,
    zh: '答案文件里没有这些列。',
    en: 'The answers do not have these columns.',
  },
  scored: {
    code: 'e40986',
    status: 409,
    zh: '这一轮已有成绩。指标、列和答案要通过重新评分更换，成绩才有依据。',
    en: 'This round already has scores. To change its metric, columns or answers, rescore it.',
  },
  beingRescored: {
    code: 'e40992',
    status: 409,
    zh: '这一轮正在重新评分。请先切换或放弃，再修改评测设置。',
    en: 'This round is being rescored. Switch or cancel that first, then change how it is scored.',
  },
  unsound: {
    code: 'e40095',
    status: 400,
    zh: '答案与指标不相容：用它们评测得不出可信的成绩。请按下列原因修改。',
    en: 'The answers do not work with this metric: scores from them could not be trusted. See the reasons.',
  },
  proofTimeout: {
    code: 'e40096',
    status: 400,
    zh: '试评没有在时限内完成，因此还不知道答案与指标是否相容，没有保存。请缩短过长的答案，或请管理员调高评测时限（SCORING_SECONDS）。',
    en: 'The trial scoring did not end within its time limit, so it is not known whether the answers work with the metric, and nothing was saved. Shorten very long answers, or ask the site’s administrator to raise the time limit (SCORING_SECONDS).',
  },
  incomplete: {
    code: 'e40987',
    status: 409,
    zh: '请先设置指标、文件格式和答案。',
    en: 'Set metric, file format and answers first.',
  },
})
