import { defineFaults, type Fault } from '../../../base/contract/failure.ts'
import type { Lang } from '../../../base/web/language.ts'
import type { Pause } from '../../competing/schedules/rules.ts'

/** Why a submission is not taken now, in the order in which the spec checks. */
export const blockingFaults = defineFaults({
  mobile: {
    code: 'e40341',
    status: 403,
    zh: '本竞赛不支持在手机上提交，请使用电脑。',
    en: 'This competition does not accept submissions from mobile devices. Please use a computer.',
  },
  noEntryForm: {
    code: 'e40342',
    status: 403,
    zh: '报名信息不完整：请同意最新的参赛协议，并补全报名表。',
    en: 'Your entry form is incomplete. Accept the latest agreement and answer all questions.',
  },
  dailyLimit: {
    code: 'e40343',
    status: 403,
    zh: '队伍今天的提交次数已用完。',
    en: 'Your team has used all of today’s submissions.',
  },
  errorLimit: {
    code: 'e40344',
    status: 403,
    zh: '队伍今天失败的提交次数已达上限。',
    en: 'Your team has reached today’s limit for failed submissions.',
  },
  notPromoted: {
    code: 'e40345',
    status: 403,
    zh: '你的队伍没有晋级到本轮。',
    en: 'Your team has not been promoted to this round.',
  },
  notRegistered: { code: 'e40346', status: 403, zh: '请先报名。', en: 'Please join the competition first.' },
  stageClosed: {
    code: 'e40347',
    status: 403,
    zh: '本轮的提交尚未开放或已经结束。',
    en: 'This round is not open for submissions, or has ended.',
  },
  teamBanned: {
    code: 'e40348',
    status: 403,
    zh: '你的队伍已被取消参赛资格。',
    en: 'Your team has been disqualified.',
  },
  teamMismatch: {
    code: 'e40349',
    status: 403,
    zh: '你的队伍属于另一轮竞赛。',
    en: 'Your team belongs to another round.',
  },
  incompleteProfile: {
    code: 'e40350',
    status: 403,
    zh: '请先完善个人资料。',
    en: 'Please complete your profile first.',
  },
})

/** Why no list takes files now, as it is: not yet open, between its lists, or over. `time` puts an instant into words. */
export function closedFault({ closedAt, opensAt }: Pause, time: (at: Date, lang: Lang) => string): Fault {
  const said = (at: Date | null) => at && { zh: time(at, 'zh-CN'), en: time(at, 'en-US') }
  const [closed, opens] = [said(closedAt), said(opensAt)]
  if (closed && opens)
    return {
      ...blockingFaults.stageClosed,
      zh: `A 榜的提交已于 ${closed.zh} 截止，B 榜 ${opens.zh} 开放提交。`,
      en: `Submissions for the public leaderboard closed on ${closed.en}; those for the private leaderboard open on ${opens.en}.`,
    }
  if (opens)
    return {
      ...blockingFaults.stageClosed,
      zh: `本轮还没有开放提交，${opens.zh} 开始。`,
      en: `This round is not open yet: submissions start on ${opens.en}.`,
    }
  return closed
    ? {
        ...blockingFaults.stageClosed,
        zh: `本轮的提交已于 ${closed.zh} 截止。`,
        en: `Submissions for this round closed on ${closed.en}.`,
      }
    : blockingFaults.stageClosed
}

export const submissionFaults = defineFaults({
  notFound: {
    code: 'e40440',
    status: 404,
    zh: '没有这个提交，或者它不是你队伍的。',
    en: 'Submission not found, or it belongs to another team.',
  },
  uploadNotFound: {
    code: 'e40443',
    status: 404,
    zh: '没有这个上传，或者它还没有收齐、已经提交或已过期。请重新选择文件。',
    en: 'Upload not found, not complete, already used or expired. Choose the file again.',
  },
  fileMissing: { code: 'e40040', status: 400, zh: '请选择结果文件。', en: 'Choose a submission file.' },
  fileTooLarge: {
    code: 'e41340',
    status: 413,
    zh: '文件超出本轮的大小限制。',
    en: 'The file is larger than this round allows.',
  },
  wrongFormat: {
    code: 'e41540',
    status: 415,
    zh: '本轮不接受这种格式的文件。',
    en: 'This round does not accept this file format.',
  },
  emptyFile: { code: 'e40041', status: 400, zh: '文件是空的。', en: 'The file is empty.' },
  tooManyFiles: {
    code: 'e40094',
    status: 400,
    zh: '过程文件最多 10 个。',
    en: 'You can attach up to 10 supporting files.',
  },
  noBoard: {
    code: 'e40093',
    status: 400,
    zh: '请选择提交到这一轮的哪个榜单。',
    en: 'Choose the leaderboard of this round.',
  },
  noSchedule: { code: 'e40441', status: 404, zh: '没有这一轮竞赛。', en: 'Round not found.' },
  alreadyStarted: {
    code: 'e40940',
    status: 409,
    zh: '评测已经开始，不能再取消。',
    en: 'Scoring has begun; the submission can no longer be canceled.',
  },
  notScored: {
    code: 'e40941',
    status: 409,
    zh: '这个提交没有有效的成绩。',
    en: 'This submission has no valid score.',
  },
  alreadyVoid: {
    code: 'e40942',
    status: 409,
    zh: '这个提交已经作废。',
    en: 'This submission is already void.',
  },
  notVoid: {
    code: 'e40943',
    status: 409,
    zh: '这个提交没有作废。',
    en: 'This submission is not void.',
  },
  oldMetric: {
    code: 'e40978',
    status: 409,
    zh: '它的成绩还是按原来的指标评的，不能回到榜单上。请先重新评这个提交，再恢复。',
    en: 'Its score still uses the old metric and cannot return to the leaderboard. Rescore this submission first, then restore it.',
  },
})

/** Why a team cannot tick a submission, or take the tick away. */
export const candidateFaults = defineFaults({
  notSplit: {
    code: 'e40944',
    status: 409,
    zh: '本轮不需要选择最终提交。',
    en: 'This round does not use final submissions.',
  },
  closed: {
    code: 'e40945',
    status: 409,
    zh: 'A 榜已经结束，最终提交不能再更改。',
    en: 'The public leaderboard has closed, so final submissions can no longer be changed.',
  },
  noScore: {
    code: 'e40946',
    status: 409,
    zh: '只能选择已评分且未作废的提交。',
    en: 'Only submissions that are scored and not void can be chosen.',
  },
  full: {
    code: 'e40947',
    status: 409,
    zh: '最多选择两个最终提交，请先取消一个。',
    en: 'You can choose at most two submissions. Deselect one first.',
  },
})
