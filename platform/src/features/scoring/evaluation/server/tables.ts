import type { Refine } from '../../../../base/database/refine.ts'
import type { Proof } from '../../../engine/scorer/proof-rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** With another `setting` it proves nothing: see `settingKey`. */
    answer_proof: Refine<'answer_proof', { proof: Omit<Proof, 'labels'> }>
    answer_file: Refine<
      'answer_file',
      {
        columns: string[]
        usage_counts: Record<string, number>
        labels: Record<string, string[]>
      }
    >
  }
}
