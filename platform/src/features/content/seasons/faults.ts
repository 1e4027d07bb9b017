import { defineFaults } from '../../../base/contract/failure.ts'

export const seasonFaults = defineFaults({
  notFound: { code: 'e404400', status: 404, zh: '没有这个赛季。', en: 'There is no such season.' },
  noResult: {
    code: 'e404402',
    status: 404,
    zh: '没有找到成绩。请核对证书上的姓名与证书编号。',
    en: 'No result found. Check the name and the number as they stand on the certificate.',
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
    en: 'You take part in a competition of this track: somebody else changes its stages and awards.',
  },
  incomplete: {
    code: 'e409401',
    status: 409,
    zh: '还不能发布：中文和英文都要写全，每个赛道至少要有一个竞赛。',
    en: 'It cannot be published yet: both languages must be complete, and each track needs a competition.',
  },
})
