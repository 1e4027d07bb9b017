import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { listOwnAssignments } from '../contract.ts'
import type { AssignmentState, RoundKind } from '../rules.ts'

type Row = {
  id: number
  proposal_id: number
  title: string
  name_zh: string
  name_en: string
  kind: RoundKind
  due_at: Date | null
  is_open: boolean
  state: AssignmentState
  reason: string
  at: Date
}

/**
 * What a reviewer has or had, in rounds that were opened; of proposals that count. Without anything that says whose they
 * are.
 */
export async function ownAssignments(
  db: Db,
  reviewerId: number,
  lang: Lang,
): Promise<z.input<(typeof listOwnAssignments)['answer']>['assignments']> {
  const { rows } = await sql<Row>`
    select a.id::float8 as id, a.proposal_id::float8 as proposal_id, v.title, t.name_zh, t.name_en, r.kind, r.due_at,
      r.closed_at is null as is_open, a.state, a.reason, coalesce(a.ended_at, a.created_at) as at
    from review_assignment a
      join review_round r on r.id = a.round_id and r.opened_at is not null
      join spic_proposal p on p.id = a.proposal_id and p.withdrawn_at is null
      join spic_version v on v.proposal_id = p.id and v.number = p.current_version
      join spic_track t on t.id = v.track_id
    where a.reviewer_id = ${reviewerId}
    order by a.state = 'assigned' desc, r.closed_at is null desc, r.due_at nulls last, a.id`.execute(db)
  return rows.map(row => ({
    id: row.id,
    proposal: { id: row.proposal_id, title: row.title, track: localizeColumn(row, 'name', lang) },
    round: row.kind,
    dueAt: row.due_at,
    isOpen: row.is_open,
    state: row.state,
    // Why something was taken away may say whose it is.
    reason: row.state === 'declined' ? row.reason : '',
    at: row.at,
  }))
}
