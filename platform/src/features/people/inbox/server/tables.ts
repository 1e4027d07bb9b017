import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    message: Columns['message']
    /** Who was told of what already. */
    delivered_notice: Columns['delivered_notice']
  }
}
