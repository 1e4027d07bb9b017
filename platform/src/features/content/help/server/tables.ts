import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    help_document: Columns['help_document']
    help_version: Columns['help_version']
    help_consent: Columns['help_consent']
    feedback: Columns['feedback']
  }
}
