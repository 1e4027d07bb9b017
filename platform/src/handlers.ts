import './hooks.ts'
import type { Feature } from './base/feature.ts'
import type { Handler } from './base/http/handler.ts'
import { allAuditWords } from './features/staff/audit-list/server/hooks.ts'
import { allCompetitionPages, allTodos } from './features/staff/authoring/server/hooks.ts'
import { allSections, allSiteTodos } from './features/staff/desk/server/hooks.ts'
import { allJobs } from './features/staff/health/server/hooks.ts'
import { features } from './features.ts'
import { jobs } from './jobs.ts'
import { serverFeatures } from './server-features.ts'

/** The code behind every call. */
export const handlers: readonly Handler[] = (
  await Promise.all(serverFeatures.map(({ handlers }) => handlers?.() ?? []))
).flat()

// Pages of the administration show what all features have, also those above them.
const known: readonly Feature[] = features
allAuditWords.attach(() => known.flatMap(({ audit }) => audit ?? []))
allCompetitionPages.attach(() => known.flatMap(({ competitionPages = [] }) => competitionPages))
allSections.attach(() => known.flatMap(({ sections = [] }) => sections))
allSiteTodos.attach(() => serverFeatures.flatMap(({ siteTodos = [] }) => siteTodos))
allTodos.attach(() => serverFeatures.flatMap(({ todos = [] }) => todos))
allJobs.attach(() => jobs)
