import type { Generated } from 'kysely'

declare module '../../../base/database/tables.ts' {
  interface Tables {
    team: {
      id: Generated<number>
      competition_id: number
      name: string
      name_key: string
      manifesto: Generated<string>
      announcement: Generated<string>
      mentor: Generated<string>
      mentor_unit: Generated<string>
      schedule_id: number | null
      is_baseline: Generated<boolean>
      banned_at: Date | null
      ban_reason: string | null
      merged_into_id: number | null
      created_at: Date
    }
    team_member: {
      competition_id: number
      user_id: number
      team_id: number
      role: 'captain' | 'member'
      joined_at: Date
    }
  }
}
