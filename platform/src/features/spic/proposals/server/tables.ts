import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { EntrantKind } from '../../editions/rules.ts'
import type { Answers } from '../../forms/fields.ts'
import type { FileKind } from '../../forms/kinds.ts'
import type { Outcome } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    spic_entry: Refine<'spic_entry', { kind: EntrantKind; answers: Answers }>
    spic_member: Columns['spic_member']
    spic_proposal: Refine<'spic_proposal', { answers: Answers; outcome: Outcome }>
    spic_version: Refine<'spic_version', { answers: Answers }>
    /** Versions as they were printed last. */
    spic_print: Columns['spic_print']
    spic_file: Refine<'spic_file', { kind: FileKind }>
    spic_unwanted: Columns['spic_unwanted']
  }
}
