import { defineFaults } from '../../../base/contract/failure.ts'

export const bidFaults = defineFaults({
  notFound: { code: 'e404380', status: 404, zh: '没有这个揭榜需求。', en: 'Challenge not found.' },
  noBid: { code: 'e404381', status: 404, zh: '没有这份揭榜方案。', en: 'Proposal not found.' },
  noFile: { code: 'e404382', status: 404, zh: '没有这个文件。', en: 'File not found.' },
  noQuestion: { code: 'e404383', status: 404, zh: '没有这个问题。', en: 'Question not found.' },
  noRequest: { code: 'e404384', status: 404, zh: '没有这份查阅申请。', en: 'Request not found.' },
  wrongState: {
    code: 'e409380',
    status: 409,
    zh: '需求现在的状态不能这样做。',
    en: 'This is not possible in the challenge’s current status.',
  },
  notOpen: {
    code: 'e409381',
    status: 409,
    zh: '揭榜已经截止。',
    en: 'This challenge no longer accepts proposals.',
  },
  ownNeed: {
    code: 'e409382',
    status: 409,
    zh: '不能揭自己发布的榜。',
    en: 'You cannot submit a proposal to your own challenge.',
  },
  notAdmitted: {
    code: 'e403380',
    status: 403,
    zh: '详情保密，请先申请查阅。',
    en: 'The details are confidential. Request access first.',
  },
  notSecret: {
    code: 'e409383',
    status: 409,
    zh: '这个需求的详情不用申请就能看。',
    en: 'The details of this challenge do not require access.',
  },
  incomplete: {
    code: 'e409384',
    status: 409,
    zh: '还不能发布：各项内容的中英文都要写全，并写明奖励与截止时间。',
    en: 'This cannot be published yet: all texts are needed in both languages, a reward and a deadline.',
  },
  takenDown: {
    code: 'e409372',
    status: 409,
    zh: '这个需求已下架，恢复之前不能这样做。',
    en: 'This challenge was taken down. It must be restored first.',
  },
  nothingToRemove: {
    code: 'e409373',
    status: 409,
    zh: '这里没有可以移除的内容。',
    en: 'There is nothing to remove here.',
  },
  unwritten: {
    code: 'e409371',
    status: 409,
    zh: '还不能提交审核：标出的几项还没有写。',
    en: 'This cannot be submitted yet: what is marked is still missing.',
  },
  deadlinePassed: {
    code: 'e409385',
    status: 409,
    zh: '截止时间已经过了，请改成以后的时间。',
    en: 'The deadline has passed. Choose a later one.',
  },
  ownDesk: {
    code: 'e409386',
    status: 409,
    zh: '能查看方案的管理人员不能揭榜。',
    en: 'People who can read the proposals cannot submit one.',
  },
  reasonMissing: { code: 'e400380', status: 400, zh: '请写明理由。', en: 'Give a reason.' },
  unknownIndustry: { code: 'e400381', status: 400, zh: '没有这个行业。', en: 'Industry not found.' },
  bidMissing: {
    code: 'e400382',
    status: 400,
    zh: '请选择中榜的方案。',
    en: 'Choose the proposal to award.',
  },
})
