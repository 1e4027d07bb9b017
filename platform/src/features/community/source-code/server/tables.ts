import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    code_procedure: Columns['code_procedure']
    code_file: Columns['code_file']
    code_comment: Columns['code_comment']
  }
}
