import type { Generated } from 'kysely'
import type { Proof } from '../../../engine/scorer/proof-rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    answer_proof: {
      answer_file_id: number
      /** With another one it proves nothing: see `settingKey`. */
      setting: string
      is_sound: boolean
      proof: Omit<Proof, 'labels'>
      proven_at: Date
    }
    answer_file: {
      id: Generated<number>
      schedule_id: number
      list: 'A' | 'B'
      storage_key: string
      sha256: string
      size: number
      is_active: Generated<boolean>
      uploaded_by: number | null
      created_at: Generated<Date>
      file_name: Generated<string>
      rows: Generated<number | null>
      columns: Generated<string[]>
      usage_counts: Generated<Record<string, number>>
      labels: Generated<Record<string, string[]>>
    }
  }
}
