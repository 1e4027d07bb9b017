import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  timeline: 'Timeline',
  welfare: 'Data for social good',
  welfareAbout: 'Competitions and open data for social good, and their impact.',
  noWelfare: 'Nothing here yet',
  noWelfareHint: 'This page appears once editors publish “welfare”.',
  noExperts: 'No experts to show.',
  noJobs: 'No open positions.',
  closes: day => `Closes ${day}`,
  noCompetitions: 'No matching competitions.',
  noBoard: 'The leaderboard has no scores yet.',
  noNews: 'No news yet.',
  wholeBoard: 'Full leaderboard',
  rank: 'Rank',
  team: 'Team',
  score: 'Score',
  play: 'Play video',
  playsAt: host => `Playing it connects you to ${host}`,
  sites: 'Featured sites',
  sitesAbout: 'Competition series and sites from our partner organizations.',
  noSites: 'No sites yet',
  noSitesHint: 'Sites appear here once they are published.',
  visit: 'Visit site',
  allNews: 'All news',
  menu: site => `Menu of ${site}`,
}
