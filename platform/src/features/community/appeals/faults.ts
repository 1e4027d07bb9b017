import { defineFaults } from '../../../base/contract/failure.ts'

export const appealFaults = defineFaults({
  membersOnly: {
    code: 'e40380',
    status: 403,
    zh: '只有参赛队伍的成员可以提交申诉。',
    en: 'Only members of a team in this competition may file an appeal.',
  },
  otherTeam: {
    code: 'e40381',
    status: 403,
    zh: '只能查看和提交自己队伍的申诉。',
    en: 'You can only see and file your own team’s appeals.',
  },
  notFound: { code: 'e40480', status: 404, zh: '没有这条申诉。', en: 'Appeal not found.' },
  subjectNotFound: {
    code: 'e40481',
    status: 404,
    zh: '这个竞赛里没有你申诉的队伍。',
    en: 'The team you appeal about is not in this competition.',
  },
  answerMissing: {
    code: 'e40080',
    status: 400,
    zh: '请写明答复。',
    en: 'Enter an answer.',
  },
  alreadyOpen: {
    code: 'e40980',
    status: 409,
    zh: '你的队伍对这支队伍的申诉正在处理，答复之后才能再次提交。',
    en: 'Your team already has an open appeal about this team. Wait for the answer before filing another.',
  },
  alreadyClosed: {
    code: 'e40981',
    status: 409,
    zh: '这条申诉已经处理过了。',
    en: 'This appeal has already been resolved.',
  },
})
