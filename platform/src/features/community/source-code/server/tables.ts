import type { Generated } from 'kysely'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    code_procedure: {
      id: Generated<number>
      competition_id: number
      team_id: number
      author_id: number
      version: number
      note: Generated<string>
      file_name: string
      storage_key: string
      sha256: string
      size: number
      pack_key: string
      file_count: number
      total_bytes: number
      received_at: Date
      published_at: Date | null
      published_by: number | null
    }
    code_file: {
      procedure_id: number
      path: string
      size: number
      sha256: string
      encoding: 'utf-8' | 'gb18030' | null
      line_count: number
      pack_offset: number
      pack_size: number
    }
    code_comment: {
      id: Generated<number>
      procedure_id: number
      path: string
      line: number
      parent_id: number | null
      author_id: number
      written_as: 'member' | 'organiser' | 'administrator'
      body: string
      html: string
      created_at: Date
      deleted_at: Date | null
      deleted_by: number | null
    }
  }
}
