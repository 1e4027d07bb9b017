import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    learning_path: Columns['learning_path']
    learning_step: Columns['learning_step']
    learning_progress: Columns['learning_progress']
  }
}
