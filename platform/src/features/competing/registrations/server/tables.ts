import type { Refine } from '../../../../base/database/refine.ts'
import type { Entry } from '../../competitions/entry-form.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    registration: Refine<'registration', { entry: Entry }>
  }
}
