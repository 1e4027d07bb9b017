import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { FindingDetail, Looked } from '../schema.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    integrity_finding: Refine<'integrity_finding', { detail: FindingDetail }>
    integrity_run: Refine<'integrity_run', { looked: Looked }>
    team_ban: Columns['team_ban']
    team_ban_evidence: Columns['team_ban_evidence']
  }
}
