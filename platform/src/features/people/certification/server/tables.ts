import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** What everything else of a person is sealed under; without it nothing of that can be read. */
    person_key: Columns['person_key']
    certification: Columns['certification']
    certification_photo: Columns['certification_photo']
  }
}
