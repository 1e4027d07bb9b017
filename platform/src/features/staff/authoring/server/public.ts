export { allCompetitionPages } from './hooks.ts'
export { findWaiting } from './waiting.views.ts'
