import type { Refine } from '../../../../base/database/refine.ts'
import type { Columns } from '../../../../base/database/columns.ts'
import type { ExpertKind } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    expert: Refine<'expert', { kind: ExpertKind }>
    expert_field: Columns['expert_field']
    expert_application: Refine<'expert_application', { kind: ExpertKind }>
  }
}
