import type { ColumnType, Generated } from 'kysely'
import type { FindingKind } from '../rules.ts'
import type { FindingDetail, Looked } from '../schema.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    integrity_finding: {
      id: Generated<number>
      competition_id: number
      kind: FindingKind
      key: string
      /** As PostgreSQL writes an array; read it as JSON. */
      team_ids: string
      /** The same. */
      submission_ids: Generated<string>
      detail: ColumnType<FindingDetail, string, string>
      found_at: Date
      seen_at: Date
      dismissed_at: Generated<Date | null>
      dismissed_by: Generated<number | null>
      dismiss_reason: Generated<string | null>
    }
    integrity_run: {
      competition_id: number
      state: 'waiting' | 'running' | 'done' | 'failed'
      asked_by: number | null
      asked_at: Date
      progress: Generated<number>
      ended_at: Date | null
      looked_at: Generated<Date | null>
      looked: ColumnType<Looked | null, string | undefined, string>
    }
    team_ban: {
      id: Generated<number>
      team_id: number
      reason: string
      banned_by: number
      banned_at: Date
      lifted_by: Generated<number | null>
      lifted_at: Generated<Date | null>
      lift_reason: Generated<string | null>
    }
    team_ban_evidence: { ban_id: number; finding_id: number }
  }
}
