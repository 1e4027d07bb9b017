import { defineFaults } from '../../../base/contract/failure.ts'

export const finalListFaults = defineFaults({
  notOver: {
    code: 'e409240',
    status: 409,
    zh: '还有轮次没有结束，最终名次尚未产生。',
    en: 'A round is not over yet, so there are no final ranks.',
  },
  revealFirst: {
    code: 'e409241',
    status: 409,
    zh: '请先揭晓各轮的 B 榜，再确认最终名次。',
    en: 'Reveal the private leaderboard of every round before you confirm the final ranks.',
  },
  stillScoring: {
    code: 'e409242',
    status: 409,
    zh: '还有提交没有评分，请等它们评完。',
    en: 'Some submissions have not been scored yet. Wait until they are.',
  },
  rescoring: {
    code: 'e409243',
    status: 409,
    zh: '正在重新评分。请先切换或放弃，再确认最终名次。',
    en: 'A rescoring is in progress. Switch to it or cancel it first.',
  },
  appealsOpen: {
    code: 'e409244',
    status: 409,
    zh: '还有申诉没有答复。请先处理完所有申诉。',
    en: 'Some appeals have not been answered. Answer all of them first.',
  },
  alreadyConfirmed: {
    code: 'e409245',
    status: 409,
    zh: '最终名次已经确认。',
    en: 'The final ranks are confirmed already.',
  },
  changedSince: {
    code: 'e409246',
    status: 409,
    zh: '名次在你查看之后有了变化，请重新核对。',
    en: 'The ranks have changed since you opened this page. Check them again.',
  },
  nobodyPlaced: {
    code: 'e409247',
    status: 409,
    zh: '还没有队伍有名次。',
    en: 'No team has a rank yet.',
  },
  notConfirmed: {
    code: 'e409248',
    status: 409,
    zh: '最终名次没有确认，或者已经撤回。',
    en: 'The final ranks are not confirmed, or were withdrawn already.',
  },
})
