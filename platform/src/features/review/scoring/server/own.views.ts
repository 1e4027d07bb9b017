import { sql } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { RoundKind } from '../../assignments/rules.ts'
import { isLate, lacking, stateOf, type Points } from '../rules.ts'
import { countedVersion, standingAssignments } from './assignment.views.ts'
import { criteriaOf } from './rubric.views.ts'

type Row = {
  round_id: number
  kind: RoundKind
  due_at: Date | null
  closed_at: Date | null
  assignment_id: number
  proposal_id: number
  title: string
  track_id: number
  name_zh: string
  name_en: string
  is_old: boolean
  has_sheet: boolean
  points: Points | null
  seconds: number | null
  saved_at: Date | null
  total: string | null
  locked_at: Date | null
}

/** What a reviewer has to score in each round that was opened, the newest round first. */
export async function ownReviews(db: Db, reviewerId: number, { lang, now }: { lang: Lang; now: Date }) {
  const { rows } = await sql<Row>`
    select r.id as round_id, r.kind, r.due_at, r.closed_at, a.id as assignment_id, p.id as proposal_id, v.title, v.track_id,
      t.name_zh, t.name_en, v.number <> ${countedVersion} as is_old, s.assignment_id is not null as has_sheet, s.points,
      s.seconds, s.saved_at, s.total, s.locked_at
    from ${standingAssignments}
      left join review_sheet s on s.assignment_id = a.id
      join spic_version v on v.proposal_id = p.id and v.number = coalesce(s.version, p.current_version)
      join spic_track t on t.id = v.track_id
    where a.reviewer_id = ${reviewerId} and a.state = 'assigned'
    order by r.closed_at is null desc, r.opened_at desc, r.id, a.id`.execute(db)
  const criteria = await criteriaOf(db, [...new Set(rows.map(row => row.track_id))])
  return [...Map.groupBy(rows, row => row.round_id).values()].map(of => {
    const [first] = of as [Row, ...Row[]]
    const locked = of.filter(row => row.locked_at !== null && !row.is_old).length
    return {
      id: first.round_id,
      kind: first.kind,
      dueAt: first.due_at,
      isOpen: first.closed_at === null,
      isLate: isLate(first, now) && locked < of.length,
      locked,
      tasks: of.map(row => {
        const asked = criteria.get(row.track_id) ?? []
        return {
          proposalId: row.proposal_id,
          assignmentId: row.assignment_id,
          title: row.title,
          track: localizeColumn(row, 'name', lang),
          state: stateOf(row.has_sheet ? row : undefined),
          scored: asked.length - lacking(asked, row.points ?? {}).length,
          criteria: asked.length,
          total: row.total === null ? null : Number(row.total),
          seconds: row.seconds ?? 0,
          savedAt: row.saved_at,
          hasNewerVersion: row.is_old,
        }
      }),
    }
  })
}
