import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  timeline: 'Timeline',
  welfare: 'For the public good',
  welfareAbout: 'Competitions and open data for the public good, and what came of them.',
  noWelfare: 'Nothing here yet',
  noWelfareHint: 'Once editors publish the page “welfare”, it is shown here.',
  noExperts: 'No expert is shown at the moment.',
  noJobs: 'Nothing is open at the moment.',
  closes: day => `Closes ${day}`,
  noCompetitions: 'No competition fits at the moment.',
  noBoard: 'The leaderboard has no scores yet.',
  noNews: 'No news yet.',
  wholeBoard: 'Full leaderboard',
  rank: 'Rank',
  team: 'Team',
  score: 'Score',
  play: 'Play the video',
  playsAt: host => `Playing it connects you to ${host}`,
  sites: 'Specials',
  sitesAbout: 'Series of competitions and sites by the organisations we work with.',
  noSites: 'No sites yet',
  noSitesHint: 'Sites appear here once they are published.',
  visit: 'Visit the site',
  allNews: 'All news',
  menu: site => `Menu of ${site}`,
}
