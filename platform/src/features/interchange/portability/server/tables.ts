import type { ColumnType, Generated } from 'kysely'
import type { Issue } from '../../../../base/contract/failure.ts'
import type { Counts } from '../manifest.ts'
import type { ImportFormat } from '../rules.ts'
import type { Choices, Preview } from '../schema.ts'

/** jsonb is given as text, because the driver would write a list as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    competition_import: {
      id: Generated<number>
      made_by: number
      file_name: string
      storage_key: string
      sha256: string
      size: number
      format: ImportFormat
      preview: Json<Preview>
      choices: ColumnType<Choices | null, string | undefined, string>
      state: Generated<'previewed' | 'waiting' | 'done' | 'failed'>
      progress: Generated<number>
      fault: string | null
      issues: ColumnType<Issue[], string | undefined, string>
      competition_id: number | null
      created_at: Date
      ended_at: Date | null
    }
    competition_export: {
      id: Generated<number>
      competition_id: number
      made_by: number | null
      state: Generated<'waiting' | 'done' | 'failed'>
      progress: Generated<number>
      fault: string | null
      file_name: string | null
      size: number | null
      entries_key: string | null
      counts: ColumnType<Counts | null, string | null, string>
      created_at: Date
      ended_at: Date | null
    }
  }
}
