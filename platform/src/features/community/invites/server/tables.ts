import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    invite_activity: Columns['invite_activity']
    invite_ranking_run: Columns['invite_ranking_run']
    invite_ranking: Columns['invite_ranking']
  }
}
