import { defineFaults } from '../../../base/contract/failure.ts'

export const profileFaults = defineFaults({
  noSuchIndustry: {
    code: 'e40030',
    status: 400,
    zh: '没有这个行业，请从列表中选择。',
    en: 'Industry not found. Choose one from the list.',
  },
  notABirthday: {
    code: 'e40031',
    status: 400,
    zh: '请填写真实的出生日期。',
    en: 'This is not a valid date of birth.',
  },
  endsBeforeStart: {
    code: 'e40032',
    status: 400,
    zh: '毕业时间早于入学时间。',
    en: 'The end is before the start.',
  },
  noSuchSkill: { code: 'e40493', status: 404, zh: '没有这个技术方向。', en: 'Skill not found.' },
  noSuchEducation: {
    code: 'e40494',
    status: 404,
    zh: '没有这段教育经历。',
    en: 'Education entry not found.',
  },
  sameSkill: {
    code: 'e40949',
    status: 409,
    zh: '已经有这个技术方向了。',
    en: 'You have this skill already.',
  },
  skillsFull: {
    code: 'e40976',
    status: 409,
    zh: '最多 6 个技术方向，请先删除一个。',
    en: 'Six skills at most. Remove one of them first.',
  },
  educationsFull: {
    code: 'e40977',
    status: 409,
    zh: '最多 10 段教育经历，请先删除一段。',
    en: 'Ten entries at most. Remove one of them first.',
  },
  noSuchPlace: {
    code: 'e400151',
    status: 400,
    zh: '没有这个地方，请从列表中选择。',
    en: 'Place not found. Choose one from the list.',
  },
  noSuchPerson: { code: 'e404150', status: 404, zh: '该用户不存在。', en: 'This user does not exist.' },
  noSuchWork: {
    code: 'e404151',
    status: 404,
    zh: '没有这段工作经历。',
    en: 'Job entry not found.',
  },
  noSuchAccomplishment: {
    code: 'e404152',
    status: 404,
    zh: '没有这项成果。',
    en: 'Accomplishment not found.',
  },
  careersFull: {
    code: 'e409152',
    status: 409,
    zh: '最多 10 段工作经历，请先删除一段。',
    en: 'Ten entries at most. Remove one of them first.',
  },
  accomplishmentsFull: {
    code: 'e409153',
    status: 409,
    zh: '这一类成果最多 30 项，请先删除一项。',
    en: 'You can add up to 30. Remove one first.',
  },
})
