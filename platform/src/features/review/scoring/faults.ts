import { defineFaults } from '../../../base/contract/failure.ts'

export const scoringFaults = defineFaults({
  notFound: {
    code: 'e404610',
    status: 404,
    zh: '没有这份评审任务。',
    en: 'There is no such review.',
  },
  noTrack: { code: 'e404611', status: 404, zh: '没有这个赛道。', en: 'There is no such track.' },
  noRound: { code: 'e404612', status: 404, zh: '没有这一轮评审。', en: 'There is no such round.' },
  noFile: { code: 'e404613', status: 404, zh: '没有这个附件。', en: 'There is no such file.' },
  changedMeanwhile: {
    code: 'e409610',
    status: 409,
    zh: '这份评分表在另一个窗口里改过。请选择保留哪一份。',
    en: 'This sheet was changed in another window. Choose which of the two stays.',
  },
  locked: {
    code: 'e409611',
    status: 409,
    zh: '评分表已提交锁定，不能再改。需要修改时请联系评审组长解锁。',
    en: 'The sheet is submitted and locked. Ask the chief reviewer to unlock it if something must change.',
  },
  notLocked: {
    code: 'e409612',
    status: 409,
    zh: '评分表没有锁定，不需要解锁。',
    en: 'The sheet is not locked.',
  },
  incomplete: {
    code: 'e409613',
    status: 409,
    zh: '还有评分项没有打分，不能提交。',
    en: 'Some criteria have no points yet: the sheet cannot be submitted.',
  },
  roundClosed: {
    code: 'e409614',
    status: 409,
    zh: '这一轮评审没有开放，评分表不能再改。',
    en: 'This round of reviews is not open: sheets cannot change.',
  },
  newerVersion: {
    code: 'e409615',
    status: 409,
    zh: '参赛方提交了新版本。请先换到新版本，再提交评分。',
    en: 'The team has submitted a newer version. Move to it before you submit the scores.',
  },
  rubricLocked: {
    code: 'e409616',
    status: 409,
    zh: '这个赛道已经有锁定的评分表，评分标准不能再改。',
    en: 'A sheet of this track is locked already: its rubric can no longer change.',
  },
  badLevels: {
    code: 'e400610',
    status: 400,
    zh: '每一档的分数不能超过评分项的满分，也不能重复。',
    en: 'Levels must lie within the most points of their criterion, each at its own number.',
  },
  nothingNewer: {
    code: 'e409617',
    status: 409,
    zh: '已经是最新版本了。',
    en: 'This is the newest version already.',
  },
  nobodyLate: {
    code: 'e409618',
    status: 409,
    zh: '没有可以提醒的专家：没有人逾期，或者今天已经提醒过，或者没有填写邮箱。',
    en: 'There is no one to remind: no one is late, or all were reminded within a day or have no email address.',
  },
  notDisputed: {
    code: 'e409620',
    status: 409,
    zh: '这个方案的评分没有明显分歧，不需要增派专家。',
    en: 'The scores of this proposal are not far apart: it needs no more reviewers.',
  },
  nobodyMore: {
    code: 'e409619',
    status: 409,
    zh: '没有可以增派的专家：已经增派过，或者其他专家都有利益冲突、没有余量。',
    en: 'There is no one else to ask: one more reviewer was already asked, or all others have a conflict or no room.',
  },
})
