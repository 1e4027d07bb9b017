import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { ApplicationState, JobKind } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    job_posting: Refine<'job_posting', { kind: JobKind }>
    job_application: Refine<'job_application', { state: ApplicationState }>
    talent: Columns['talent']
  }
}
