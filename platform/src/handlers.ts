import './hooks.ts'
import type { Handler } from './base/http/handler.ts'
import { features } from './features.ts'
import { allAuditWords } from './features/staff/audit-list/server/hooks.ts'
import { allJobs } from './features/staff/health/server/hooks.ts'
import { jobs } from './jobs.ts'
import { serverFeatures } from './server-features.ts'

/** The code behind every call. */
export const handlers: readonly Handler[] = serverFeatures.flatMap(({ handlers = [] }) => handlers)

// Pages of the administration show what all features have, also of those above them.
allJobs.attach(() => jobs)
allAuditWords.attach(() => features.flatMap(feature => ('audit' in feature ? [feature.audit] : [])))
