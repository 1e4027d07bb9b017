import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Invite',
  choose: 'Competition',
  none: 'None of these competitions has a referral program right now',
  noneHint: 'When one starts, its leaderboard and your referral link appear here.',
  toCompetitions: 'View competitions',
}
