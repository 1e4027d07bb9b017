import type { Generated } from 'kysely'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    promotion: {
      id: Generated<number>
      schedule_id: number
      from_schedule_id: number
      team_id: number
      rank: number | null
      reason: string | null
      promoted_by: number
      promoted_at: Date
      withdrawn_by: Generated<number | null>
      withdrawn_at: Generated<Date | null>
      withdraw_reason: Generated<string | null>
    }
  }
}
