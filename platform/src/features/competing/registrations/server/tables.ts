import type { Generated } from 'kysely'
import type { Entry } from '../../competitions/entry-form.ts'
import type { RegistrationState } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    registration: {
      competition_id: number
      user_id: number
      agreement_version: number
      invited_by: number | null
      invite_name: string | null
      source: Generated<string>
      created_at: Date
      entry: Generated<Entry>
      state: Generated<RegistrationState>
      decided_by: Generated<number | null>
      decided_at: Generated<Date | null>
      decision_reason: Generated<string | null>
    }
  }
}
