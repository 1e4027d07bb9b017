/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { namesByHost } from './hosts.ts'
export { publishedPages } from './published-pages.ts'
export { requireSponsorSite, siteNames, sponsorSites } from './read-site.ts'
export { shownCompetitions } from './shown-competitions.ts'

// Commands and locks: in the caller’s transaction.
export { addPage } from './commands/add-page.ts'
export { takeStep } from './commands/take-step.ts'
