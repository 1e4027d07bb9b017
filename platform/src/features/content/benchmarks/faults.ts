import { defineFaults } from '../../../base/contract/failure.ts'

export const benchmarkFaults = defineFaults({
  notFound: { code: 'e404410', status: 404, zh: '没有这个基准。', en: 'Benchmark not found.' },
  noEntry: { code: 'e404411', status: 404, zh: '没有这条方法记录。', en: 'Entry not found.' },
  noVersion: {
    code: 'e404412',
    status: 404,
    zh: '这个基准没有这个测试集版本。',
    en: 'Test set version not found in this benchmark.',
  },
  notOwn: {
    code: 'e403410',
    status: 403,
    zh: '只有提交者本人可以修改这条记录。',
    en: 'Only the person who added this can change it.',
  },
  noSubmission: {
    code: 'e400410',
    status: 400,
    zh: '请选择自己队伍已评分的一次提交。',
    en: 'Choose a scored submission of your own team.',
  },
  entered: {
    code: 'e409410',
    status: 409,
    zh: '这次提交已经登记过方法。',
    en: 'This submission has already been added.',
  },
  taken: {
    code: 'e409411',
    status: 409,
    zh: '这个竞赛已经是一个基准。',
    en: 'This competition is a benchmark already.',
  },
  own: {
    code: 'e409413',
    status: 409,
    zh: '你的队伍在这个基准上登记了方法，请由其他编辑核验。',
    en: 'Your team has a method on this benchmark, so another editor must verify it.',
  },
  incomplete: {
    code: 'e409412',
    status: 409,
    zh: '还不能公开：名称、简介和说明的中英文都要写全。',
    en: 'This cannot be shown yet: title, summary and description are needed in both languages.',
  },
  unknownCompetition: {
    code: 'e400411',
    status: 400,
    zh: '没有这个公开竞赛。',
    en: 'Public competition not found.',
  },
})
