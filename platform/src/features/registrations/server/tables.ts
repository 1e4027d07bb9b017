import type { Generated } from 'kysely'

declare module '../../../base/database/tables.ts' {
  interface Tables {
    registration: {
      competition_id: number
      user_id: number
      agreement_version: number
      invited_by: number | null
      invite_name: string | null
      source: Generated<string>
      created_at: Date
    }
  }
}
