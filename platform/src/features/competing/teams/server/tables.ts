import type { Generated } from 'kysely'
import type { RequestKind, RequestState, TeamAction, VoidReason } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    team: {
      id: Generated<number>
      competition_id: number
      name: string
      name_key: string
      manifesto: Generated<string>
      announcement: Generated<string>
      mentor: Generated<string>
      mentor_unit: Generated<string>
      wants_members: Generated<boolean>
      /** Kept by a trigger. */ member_count: Generated<number>
      schedule_id: number | null
      is_baseline: Generated<boolean>
      banned_at: Date | null
      ban_reason: string | null
      merged_into_id: number | null
      created_at: Date
    }
    team_member: {
      competition_id: number
      user_id: number
      team_id: number
      role: 'captain' | 'member'
      joined_at: Date
      handed_over_at: Date | null
    }
    team_request: {
      id: Generated<number>
      kind: RequestKind
      competition_id: number
      /** Asked. */ team_id: number
      /** Asking: it goes over into the asked team. */ from_team_id: number
      user_id: number
      message: string
      state: Generated<RequestState>
      void_reason: VoidReason | null
      created_at: Date
      decided_at: Date | null
      decided_by: number | null
    }
    team_event: {
      id: Generated<number>
      team_id: number
      at: Date
      actor_id: number | null
      action: TeamAction
      subject_id: number | null
      detail: Generated<unknown>
    }
    team_invitation: {
      team_id: number
      nonce: string
      made_by: number
      created_at: Date
      expires_at: Date
    }
  }
}
