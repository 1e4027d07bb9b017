import { defineFaults } from '../../../base/contract/failure.ts'

export const promotionFaults = defineFaults({
  noNextRound: {
    code: 'e40911',
    status: 409,
    zh: '这是最后一轮，没有可以晋级的下一轮。',
    en: 'This is the last round, so there is nowhere to promote teams to.',
  },
  roundNotOver: {
    code: 'e40912',
    status: 409,
    zh: '本轮的最终榜单还没有确定，请在榜单窗口结束后再晋级。',
    en: 'The final leaderboard is not decided yet. Promote teams after its window has closed.',
  },
  revealFirst: {
    code: 'e40913',
    status: 409,
    zh: '请先揭晓 B 榜：晋级名单会透露 B 榜的名次。',
    en: 'Reveal the private leaderboard first. Promotions would give away its order.',
  },
  stillScoring: {
    code: 'e40914',
    status: 409,
    zh: '还有提交没有评分，请等它们评完。',
    en: 'Some submissions have not been scored yet. Wait until they are.',
  },
  nextRoundOver: {
    code: 'e40915',
    status: 409,
    zh: '下一轮已经结束。',
    en: 'The next round is over.',
  },
  nextRoundStarted: {
    code: 'e40916',
    status: 409,
    zh: '下一轮已经开始，不能再取消晋级。',
    en: 'The next round has started, so promotions can no longer be withdrawn.',
  },
  boardChanged: {
    code: 'e40917',
    status: 409,
    zh: '榜单在你预览之后有了变化，请重新核对名单。',
    en: 'The leaderboard has changed since the preview. Check it again.',
  },
  notEligible: {
    code: 'e40918',
    status: 409,
    zh: '这支队伍不能晋级：它没有参加上一轮、已被取消资格、已并入别的队伍，或者是官方基线。',
    en: 'This team cannot be promoted: it was not in the previous round, is disqualified or merged, or is a baseline.',
  },
  notPromoted: {
    code: 'e40919',
    status: 409,
    zh: '这支队伍没有晋级到这一轮。',
    en: 'This team was not promoted to this round.',
  },
})
