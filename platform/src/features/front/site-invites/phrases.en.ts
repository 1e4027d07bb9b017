import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Invite',
  choose: 'Competition',
  none: 'None of these competitions has an invite activity at the moment',
  noneHint: 'Once one begins, its leaderboard and your own link are here.',
  toCompetitions: 'See the competitions',
}
