import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { EntryField } from '../entry-form.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** `team_count` and `participant_count` are kept by triggers; `reward_value` is there to sort by. */
    competition: Refine<'competition', { entry_fields: EntryField[] }>
    agreement_history: Columns['agreement_history']
    competition_access: Columns['competition_access']
    competition_tag: Columns['competition_tag']
    competition_industry: Columns['competition_industry']
    competition_organisation: Columns['competition_organisation']
    competition_text: Columns['competition_text']
    faq: Columns['faq']
  }
}
