import type { Generated } from 'kysely'
import type { Degree } from '../details.rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    user_industry: { user_id: number; industry_code: string; sort: number }
    user_skill: {
      id: Generated<number>
      user_id: number
      name: string
      name_key: string
      created_at: Date
    }
    user_education: {
      id: Generated<number>
      user_id: number
      school_name: string
      major_name: Generated<string>
      degree: Degree
      start_on: string | null
      end_on: string | null
      created_at: Date
    }
  }
}
