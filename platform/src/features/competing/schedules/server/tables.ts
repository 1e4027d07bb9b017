import type { Generated } from 'kysely'
import type { FileDescription } from '../../../engine/scorer/file-rules.ts'
import type { SubBoard } from '../boards.ts'
import type { ListBMode } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    schedule: {
      id: Generated<number>
      competition_id: number
      sort: number
      title_zh: Generated<string>
      title_en: Generated<string>
      start_at: Date
      end_at: Date
      list_a_start: Date
      list_a_end: Date
      list_b_start: Date | null
      list_b_end: Date | null
      list_b_mode: Generated<ListBMode>
      max_submit_count: Generated<number>
      max_error_submit_count: number | null
      sub_ranks: Generated<string[]>
      sub_rank_names: Generated<SubBoard[]>
      metric_key: string | null
      metric_params: Generated<Record<string, unknown>>
      metric_sql: string | null
      direction: Generated<'maximize' | 'minimize'>
      precision: Generated<number>
      file_description: FileDescription | null
      max_bytes: Generated<number>
      revealed_at: Date | null
      ladder: Generated<boolean>
      scoring_version: Generated<number>
      reveal_planned_at: Generated<Date | null>
    }
  }
}
