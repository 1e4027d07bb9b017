import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Final ranks',
  lead: 'Confirm the final ranks once the competition has ended, its leaderboards are revealed and all appeals are answered. Certificates and rating points are based on them.',
  ranks: 'Ranks',
  how: 'Teams are ranked by the final leaderboard of the last round. Teams that did not reach it follow, by their rank in the last round they reached. Disqualified teams and baselines are unranked.',
  confirm: 'Confirm final ranks',
  confirmTitle: 'Confirm the final ranks?',
  confirmText: teams =>
    `The ranks of ${teams} teams become final. Members are notified and can download certificates. If a disqualification or a rescoring changes a rank later, the final ranks are updated and the affected certificates revoked.`,
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the final ranks?',
  withdrawText:
    'Certificates will show as revoked, and this competition no longer counts for ratings. Members are notified with your reason.',
  confirmedTitle: 'Final ranks confirmed',
  confirmedBy: (name, time) => `Confirmed by ${name}, ${time}.`,
  revised: time => `Ranks have changed since, last on ${time}.`,
  waitingTitle: 'Not ready to confirm',
  appeals: count => `Answer ${plural(count, 'appeal')}`,
  ready: 'The ranks are ready. Check them, then confirm.',
  preview: 'Ranks if you confirm now',
  rank: 'Rank',
  team: 'Team',
  teams: count => (count === '1' ? '1 team' : `${count} teams`),
  shown: count => `The first ${count} are shown.`,
  empty: 'No ranks yet',
  emptyHint: 'Teams with a score appear here.',
  past: 'Withdrawn confirmations',
  pastEntry: (confirmed, by, withdrawn) => `Confirmed ${confirmed}, withdrawn by ${by}, ${withdrawn}`,
}
