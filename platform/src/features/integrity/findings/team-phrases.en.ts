import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './team-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Teams',
  lead: 'All teams in the competition. A disqualified team leaves every leaderboard immediately and can no longer submit.',
  searchLabel: 'Team or member name, or team ID',
  states: {
    all: 'All teams',
    ranked: 'Ranked',
    banned: 'Disqualified',
    baseline: 'Baselines',
    silent: 'No submissions yet',
  },
  found: (count: string) => plural(count, 'team'),
  none: 'No teams yet',
  noneHint: 'Everyone who joins gets a team.',
  empty: 'No matching teams',
  emptyHint: 'Try other filters.',
  members: 'Members',
  captain: (name: string) => `${name} (captain)`,
  submissions: 'Submissions',
  last: 'Last submission',
  never: 'None yet',
  banned: 'Disqualified',
  baseline: 'Baseline',
  promoted: 'Promoted',
  ban: 'Disqualify',
  unban: 'Reinstate',
  banTitle: (name: string) => `Disqualify “${name}”?`,
  banText:
    'The team leaves every leaderboard immediately, its open requests are canceled and it can no longer submit. Its members are notified with your reason.',
  unbanTitle: (name: string) => `Reinstate “${name}”?`,
  unbanText: 'The team returns to every leaderboard with its scores. Its members are notified.',
  openFindings: (count: string) => plural(count, 'open integrity finding'),
  history: 'Disqualifications',
  banEntry: (by: string, time: string) => `Disqualified by ${by}, ${time}`,
  liftEntry: (by: string, time: string) => `Reinstated by ${by}, ${time}`,
  finding: (id: number) => `Finding ${id}`,
  attached: 'Evidence attached:',
  actions: 'Actions',
}
