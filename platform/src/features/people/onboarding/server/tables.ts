import type { Refine } from '../../../../base/database/refine.ts'
import type { GuideRole, GuideStep } from '../guide.rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    user_guide: Refine<'user_guide', { role: GuideRole; step: GuideStep }>
  }
}
