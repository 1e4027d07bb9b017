import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** `is_hidden`: no longer offered; what has it keeps it. */
    race_category: Columns['race_category']
    tag: Columns['tag']
    industry: Columns['industry']
    organisation: Columns['organisation']
    dataset_category: Columns['dataset_category']
    partner: Columns['partner']
  }
}
