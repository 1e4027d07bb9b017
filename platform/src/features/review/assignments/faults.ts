import { defineFaults } from '../../../base/contract/failure.ts'

export const assignmentFaults = defineFaults({
  notFound: {
    code: 'e404590',
    status: 404,
    zh: '没有找到，可能已被删除。',
    en: 'This does not exist: it may have been removed.',
  },
  roundTaken: {
    code: 'e409590',
    status: 409,
    zh: '这一届已经有这一轮评审了。',
    en: 'This edition has such a round already.',
  },
  closed: {
    code: 'e409591',
    status: 409,
    zh: '这一轮评审已经结束，不能再修改分配。',
    en: 'This round of review is closed: its assignments stay as they are.',
  },
  wrongState: {
    code: 'e409592',
    status: 409,
    zh: '这一轮评审已经是这个状态。请刷新页面。',
    en: 'The round is in this state already. Reload the page.',
  },
  conflict: {
    code: 'e409593',
    status: 409,
    zh: '评审人与这个项目有利益冲突，不能分配。',
    en: 'The reviewer has a conflict of interest with this proposal and cannot be given it.',
  },
  full: {
    code: 'e409594',
    status: 409,
    zh: '评审人在这一轮的项目数已满。请先提高上限，或换一位评审人。',
    en: 'The reviewer has as many proposals in this round as they take. Raise the limit, or choose someone else.',
  },
  assigned: {
    code: 'e409595',
    status: 409,
    zh: '这个项目已经分配给这位评审人。',
    en: 'The reviewer has this proposal already.',
  },
  unsuitable: {
    code: 'e409596',
    status: 409,
    zh: '这位评审人不能评审这个项目：账号已停用、不是评分专家，或不负责这个赛道；也可能项目已撤回或不参加这一轮。',
    en: 'This reviewer cannot review this proposal: the account is disabled, scores nothing or is of another track, or the proposal is withdrawn or not in this round.',
  },
  nobodyLeft: {
    code: 'e409597',
    status: 409,
    zh: '没有可以再分配的评审人：都有利益冲突、已经分配过，或项目数已满。',
    en: 'No one is left for this proposal: all others have a conflict with it, had it already, or have no room.',
  },
  outdated: {
    code: 'e409598',
    status: 409,
    zh: '预览之后评审人、项目或利益冲突有了变化，这个方案已不成立。请重新预览。',
    en: 'Since this was previewed, reviewers, proposals or conflicts have changed and it no longer holds. Preview it again.',
  },
  ended: {
    code: 'e409599',
    status: 409,
    zh: '这项分配已经结束。',
    en: 'This assignment has ended already.',
  },
  scored: {
    code: 'e409600',
    status: 409,
    zh: '评分表已经锁定，不能再谢绝评审。如有利益冲突，请声明利益冲突。',
    en: 'The sheet is locked: the review can no longer be declined. If you have a conflict of interest, declare it.',
  },
  known: {
    code: 'e409601',
    status: 409,
    zh: '这条利益冲突已经登记。',
    en: 'This conflict is on record already.',
  },
  published: {
    code: 'e409602',
    status: 409,
    zh: '这一届的结果已经公布，评审轮次不能再改。',
    en: 'The results of this edition are published: its rounds of review stay as they are.',
  },
  busy: {
    code: 'e503590',
    status: 503,
    zh: '正在计算别的分配方案，请稍后再试。',
    en: 'Other assignments are being computed. Try again in a moment.',
  },
})
