import type { Generated } from 'kysely'
import type { AppealState } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    appeal: {
      id: Generated<number>
      competition_id: number
      team_id: number
      subject_team_id: number
      author_id: number
      body: string
      html: string
      state: Generated<AppealState>
      created_at: Date
      answer: string | null
      answer_html: string | null
      answered_at: Date | null
      answered_by: number | null
    }
  }
}
