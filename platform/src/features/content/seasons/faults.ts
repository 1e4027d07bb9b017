import { defineFaults } from '../../../base/contract/failure.ts'

export const seasonFaults = defineFaults({
  notFound: { code: 'e404400', status: 404, zh: '没有这个赛季。', en: 'Season not found.' },
  noResult: {
    code: 'e404402',
    status: 404,
    zh: '没有找到成绩。请核对证书上的姓名与证书编号。',
    en: 'No result found. Check the name and number on the certificate.',
  },
  noPlace: {
    code: 'e404403',
    status: 404,
    zh: '这支队伍不在这个赛道的最终名次里。',
    en: 'The team has no final rank in this track.',
  },
  yearTaken: {
    code: 'e409400',
    status: 409,
    zh: '这个系列赛在该年度已有赛季。',
    en: 'The series has a season in that year already.',
  },
  own: {
    code: 'e409402',
    status: 409,
    zh: '你参加了赛道里的竞赛，这个赛道的阶段和奖项请由其他编辑修改。',
    en: 'You compete in this track, so another editor must change its stages and awards.',
  },
  decided: {
    code: 'e409403',
    status: 409,
    zh: '这个奖项有评审决定，不能删除。请先把决定恢复为按名次。',
    en: 'This award was decided manually and cannot be deleted. Let it follow the ranks first.',
  },
  nothingToDecide: {
    code: 'e409404',
    status: 409,
    zh: '按名次已经是这样了，不需要再决定。',
    en: 'By rank it is so already: there is nothing to decide.',
  },
  stagesInDisorder: {
    code: 'e409405',
    status: 409,
    zh: '还不能发布：有赛道的后一阶段比前一阶段先结束。请调整阶段顺序或换一个竞赛。',
    en: 'It cannot be published yet: in one track, a later stage ends before an earlier one. Reorder the stages or choose another competition.',
  },
  incomplete: {
    code: 'e409401',
    status: 409,
    zh: '还不能发布：中文和英文都要写全，每个赛道至少要有一个竞赛。',
    en: 'It cannot be published yet: both languages must be complete, and each track needs a competition.',
  },
})
