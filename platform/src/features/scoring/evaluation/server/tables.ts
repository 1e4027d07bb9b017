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
  }
}
