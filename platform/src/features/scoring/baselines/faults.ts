import { defineFaults } from '../../../base/contract/failure.ts'

export const baselineFaults = defineFaults({
  nameTaken: {
    code: 'e40974',
    status: 409,
    zh: '这个竞赛里已经有同名的队伍，请换一个名称。',
    en: 'A team in this competition already has that name. Choose another one.',
  },
  unready: {
    code: 'e40975',
    status: 409,
    zh: '这一轮还没有指标、结果文件格式或答案，无法评分。',
    en: 'This round has no metric, file format or answers yet, so nothing can be scored.',
  },
  noRound: { code: 'e40472', status: 404, zh: '没有这一轮。', en: 'Round not found.' },
})
