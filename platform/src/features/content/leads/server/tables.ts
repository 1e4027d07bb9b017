import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { budgets, LeadState } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    lead: Refine<'lead', { state: LeadState; budget: (typeof budgets)[number] }>
    lead_note: Columns['lead_note']
  }
}
