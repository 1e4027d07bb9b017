import { defineFaults } from '../../../base/contract/failure.ts'

export const scheduleFaults = defineFaults({
  notFound: { code: 'e40411', status: 404, zh: '没有这一轮竞赛。', en: 'Round not found.' },
  noBoard: {
    code: 'e40415',
    status: 404,
    zh: '本轮没有这个榜单。',
    en: 'Leaderboard not found in this round.',
  },
  noListB: {
    code: 'e40902',
    status: 409,
    zh: '本轮没有 B 榜。',
    en: 'This round has no private leaderboard.',
  },
  alreadyRevealed: {
    code: 'e40903',
    status: 409,
    zh: 'B 榜已经揭晓，任何人都不能撤回。',
    en: 'The private leaderboard has been revealed. This cannot be undone.',
  },
  revealTooEarly: {
    code: 'e40904',
    status: 409,
    zh: '计入 B 榜的提交窗口结束之后才能揭榜。',
    en: 'The private leaderboard can be revealed only after the submissions that count for it have closed.',
  },
  stillScoring: {
    code: 'e40905',
    status: 409,
    zh: '还有截止前收到的提交没有评分，请等它们评完。',
    en: 'Some submissions received in time have not been scored yet. Wait until they are.',
  },
  hasSubmissions: {
    code: 'e40906',
    status: 409,
    zh: '本轮已经有提交，阶梯榜只能在第一次提交之前开启或关闭。',
    en: 'This round has submissions. The ladder can only be set before the first one.',
  },
})
