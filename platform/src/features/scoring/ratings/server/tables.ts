import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    rating_result: Columns['rating_result']
    person_rating: Columns['person_rating']
  }
}
