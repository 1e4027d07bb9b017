import type { Refine } from '../../../../base/database/refine.ts'
import type { FileDescription } from '../../../engine/scorer/file-rules.ts'
import type { SubBoard } from '../boards.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    schedule: Refine<
      'schedule',
      {
        sub_rank_names: SubBoard[]
        metric_params: Record<string, unknown>
        file_description: FileDescription
      }
    >
  }
}
