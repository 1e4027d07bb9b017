import type { Generated } from 'kysely'
import type { FindingKind } from '../rules.ts'

declare module '../../../base/database/tables.ts' {
  interface Tables {
    integrity_finding: {
      id: Generated<number>
      competition_id: number
      kind: FindingKind
      key: string
      /** As PostgreSQL writes an array; read it as JSON. */
      team_ids: string
      detail: unknown
      found_at: Date
      seen_at: Date
      dismissed_at: Generated<Date | null>
      dismissed_by: Generated<number | null>
      dismiss_reason: Generated<string | null>
    }
  }
}
