import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { Field } from '../../forms/fields.ts'
import type { Check, EntrantKind, FormPurpose } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    spic_edition: Refine<'spic_edition', { entrant_kinds: EntrantKind[]; checks: Check[] }>
    spic_track: Columns['spic_track']
    spic_form: Refine<'spic_form', { purpose: FormPurpose; fields: Field[] }>
  }
}
