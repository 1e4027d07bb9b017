import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    final_list: Columns['final_list']
    final_place: Columns['final_place']
    final_member: Columns['final_member']
  }
}
