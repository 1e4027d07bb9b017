import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    benchmark: Columns['benchmark']
    benchmark_entry: Columns['benchmark_entry']
  }
}
