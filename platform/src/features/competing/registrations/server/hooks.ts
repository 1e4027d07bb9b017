import type { RawBuilder } from 'kysely'
import { defineHook } from '../../../../base/hook.ts'

/** The name of a competition's invite activity if it is this one, else null; a subquery. */
export const activityNamed = defineHook<
  [of: { competitionId: number; name: string }],
  RawBuilder<string | null>
>('an invite activity by its name')
