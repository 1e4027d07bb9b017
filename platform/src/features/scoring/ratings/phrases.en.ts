import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Global rankings',
  lead: 'Competitors by rating points. Points come from competitions with a private leaderboard and confirmed final ranks, and decay over time.',
  columns: {
    place: 'Rank',
    person: 'Competitor',
    tier: 'Tier',
    points: 'Points',
    medals: 'Medals',
    competitions: 'Competitions',
    best: 'Best rank',
  },
  tiers: {
    novice: 'Novice',
    contender: 'Contender',
    expert: 'Expert',
    master: 'Master',
    grandmaster: 'Grandmaster',
  },
  medals: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  medalCount: (medal, count) => `${medal}: ${count}`,
  noMedal: 'No medals yet',
  search: 'Username or ID',
  tier: 'Tier',
  everyTier: 'All tiers',
  found: count => (count === '1' ? '1 competitor' : `${count} competitors`),
  none: 'No competitors found',
  noneHint: 'Try another name or tier.',
  clear: 'Show all',
  empty: 'No ranked competitors yet',
  emptyHint:
    'Competitors appear here once a competition with a private leaderboard has ended and its final ranks are confirmed.',
  browse: 'Browse competitions',
  own: 'You',
  ownPlace: (place, of) => `You are ranked ${place} of ${of}`,
  ownHidden: place =>
    `You would be ranked ${place}. You are not listed because your competitions are not public.`,
  ownHistory: 'See how I earned my points',
  privacy: 'Privacy settings',
  how: 'How points, medals and tiers work',
  method: {
    points:
      'Each competition earns every member of a team 100,000 ÷ √members × rank^−0.75 × log₁₀(1 + log₁₀ teams) points. Points decay by e^(−days ÷ 500), to half after about 347 days. Your rating is the sum.',
    medals:
      'Medals depend on rank and number of teams. Below 100 teams: gold to the top 10%, silver to the top 20%, bronze to the top 40%. 100 to 249: top 10, 20%, 40%. 250 to 999: top 10 plus 0.2%, top 50, top 100. From 1,000: top 10 plus 0.2%, 5%, 10%.',
    tiers:
      'Tiers depend on medals and do not decay: Contender for 1 medal, Expert for 2, Master for 1 gold and 3 gold or silver in all, Grandmaster for 5 gold, at least one of them solo.',
    changes: 'When a rank changes after a disqualification or rescoring, points and medals change with it.',
  },
  person: {
    title: 'Rating',
    points: 'Points',
    place: place => `Rank ${place}`,
    unlisted: 'Not listed',
    chart: 'Points over time',
    day: 'Date',
    none: 'No rating yet',
    noneHint:
      'Join a competition with a private leaderboard: you earn points when its final ranks are confirmed.',
    results: 'Competitions that count',
    competition: 'Competition',
    rank: 'Rank',
    rankOf: (rank, teams) => `${rank} of ${teams}`,
    ended: 'Ended',
    earned: 'Earned',
    now: 'Now',
  },
}
