import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

const ranks = { A: 'Public rank', B: 'Private rank' }

export const phrases: Translated<typeof zh> = {
  title: (name: string) => `Hi, ${name}`,
  entered: {
    title: 'My competitions',
    all: 'Competition history',
    more: (count: number) => `${count} more`,
    none: 'You have not joined a competition yet',
    noneHint: 'Pick one and join: your first score is a few minutes away.',
    browse: 'Browse competitions',
    pending: 'Awaiting approval',
    disqualified: 'Your team is disqualified',
    closes: (_list: 'A' | 'B' | '', left: string) => `Submissions: ${left}`,
    opens: (until: string) => `Submissions open ${until}`,
    waits: 'Submissions closed; private leaderboard pending',
    over: 'Ended',
    noScore: 'No score yet',
    noScoreHint: 'Look at the data, then make your first submission',
    data: 'View data',
    final: 'Final rank',
    current: (list: 'A' | 'B') => ranks[list],
    place: (ranking: string, total: string) => `Rank ${ranking} of ${plural(total, 'team')}`,
    of: (total: string) => `/ ${total}`,
    unranked: 'Unranked',
    score: 'Best score',
    up: (places: number) => `Up ${places} since yesterday`,
    down: (places: number) => `Down ${places} since yesterday`,
    same: 'No change since yesterday',
    trend: (from: string, to: string) => `Rank over the past days: from ${from} to ${to}`,
    left: 'Left today',
    leftOf: (left: number, limit: number) => `${left} / ${limit}`,
    leftSays: (left: number, limit: number) => `${left} of ${plural(limit, 'submission')} left today`,
    submit: 'Submit',
    submitTo: (competition: string) => `Submit to ${competition}`,
  },
  runs: { title: 'Competitions I run', all: 'All' },
  todo: {
    title: 'To do',
    none: 'Nothing to do. Requests to join your team, replies and notifications show up here.',
    join: (from: string, team: string) => `${from} asks to join ${team}`,
    merge: (from: string, team: string) => `${from} asks to merge with ${team}`,
    moreRequests: (count: number) => `${plural(count, 'more request')}`,
    unread: (count: string) => `All unread notifications (${count})`,
    notices: 'All notifications',
  },
  landing: 'About this site',
}
