import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  hero: 'Compete on real data',
  lead: 'Open problems, reproducible scores, and no submission ever lost. From joining to the leaderboard in minutes.',
  browse: 'Browse competitions',
  how: 'How scores are kept honest',
  featured: 'Featured',
  recent: 'Recent competitions',
  all: 'See all',
  news: 'News',
  allNews: 'All news',
  scores: 'Latest scores',
  noScores: 'No scores yet. Be the first.',
  noBoard: 'Latest scores will appear here once there is a competition.',
  numbers: {
    label: 'The platform in numbers',
    competitions: 'competitions',
    teams: 'teams',
    users: 'people',
    submissions: 'submissions',
    datasets: 'datasets',
  },
}
