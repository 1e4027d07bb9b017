import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** Of its four ids one is set: what was bookmarked. */
    bookmark: Columns['bookmark']
  }
}
