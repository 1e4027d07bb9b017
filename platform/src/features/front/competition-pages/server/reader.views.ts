import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Entry } from '../../../competing/competitions/entry-form.ts'
import {
  admissionOf,
  type Admission,
  type RegistrationState,
} from '../../../competing/registrations/rules.ts'
import type { AttachedTeam } from '../../../competing/teams/server/public.ts'

export type Reader = {
  registration: (Admission & { agreementVersion: number; entry: Entry }) | null
  team: AttachedTeam | null
  /** Requests that wait for this captain's answer. */
  undisposed: number
}

export const visitor: Reader = { registration: null, team: null, undisposed: 0 }

/** What somebody is in a competition. Each of its pages asks, so it is one query. */
export async function readerOf(db: ReadDb, competitionId: number, userId: number): Promise<Reader> {
  const { rows } = await sql<Row>`
    select r.agreement_version, r.entry, r.state, r.decision_reason,
      t.id, t.name, t.schedule_id, t.banned_at is not null as banned, m.role,
      (select count(*)::int from team_request q where m.role = 'captain' and q.team_id = t.id and q.state = 'open') as open
    from (values (1)) one
    left join registration r on r.competition_id = ${competitionId} and r.user_id = ${userId}
    left join team_member m on m.competition_id = ${competitionId} and m.user_id = ${userId}
    left join team t on t.id = m.team_id`.execute(db)
  const [row] = rows
  if (!row) return visitor
  const { id, name, role } = row
  return {
    registration:
      row.agreement_version === null || row.entry === null || row.state === null
        ? null
        : {
            ...admissionOf(row.state, row.decision_reason),
            agreementVersion: row.agreement_version,
            entry: row.entry,
          },
    team:
      id === null || name === null || role === null
        ? null
        : { id, name, scheduleId: row.schedule_id, role, isBanned: row.banned },
    undisposed: row.open,
  }
}

type Row = {
  agreement_version: number | null
  entry: Entry | null
  state: RegistrationState | null
  decision_reason: string | null
  id: number | null
  name: string | null
  schedule_id: number | null
  banned: boolean
  role: AttachedTeam['role'] | null
  open: number
}
