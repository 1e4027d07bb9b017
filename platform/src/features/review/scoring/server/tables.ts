import type { Refine } from '../../../../base/database/refine.ts'
import type { Level, Points } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    review_criterion: Refine<'review_criterion', { levels: Level[] }>
    review_sheet: Refine<'review_sheet', { points: Points }>
    review_sheet_event: Refine<'review_sheet_event', { action: 'lock' | 'unlock'; points: Points }>
  }
}
