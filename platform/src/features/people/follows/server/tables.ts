import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    follow: Columns['follow']
    /** Kept by a trigger of `follow`; whoever has none has no row. */
    follow_count: Columns['follow_count']
    block: Columns['block']
  }
}
