import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { TeamAction } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** `member_count` is kept by a trigger. */
    team: Columns['team']
    team_member: Columns['team_member']
    /** `from_team_id` asks, and goes over into `team_id`. */
    team_request: Columns['team_request']
    team_event: Refine<'team_event', { action: TeamAction }>
    team_invitation: Columns['team_invitation']
  }
}
