import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Outcome } from '../../../spic/proposals/rules.ts'
import { standingOf, type Standing, type Verdict } from '../rules.ts'

type Row = {
  id: number
  title: string
  entry: string
  entry_id: number
  track_id: number
  number: number
  submitted_at: Date
  current_version: number | null
  withdrawn_at: Date | null
  withdrawal: string
  outcome: Outcome | null
  decision: Verdict | null
  was_shortlisted: boolean
  rejection: string | null
  rejected_by: string | null
  rejected_at: Date | null
}
export type Submitted = Omit<Row, 'rejection' | 'rejected_by' | 'rejected_at'> & {
  state: Standing
  rejected: { reason: string; by: string; at: Date } | null
}

/** All proposals of an edition that were ever submitted, by the last version, with where they stand. */
export async function submittedProposals(db: Db | Tx, editionId: number, id?: number): Promise<Submitted[]> {
  const { rows } = await sql<Row>`
    select p.id, v.title, e.name as entry, e.id as entry_id, v.track_id, v.number, v.submitted_at, p.current_version,
      p.withdrawn_at, p.withdrawal, p.outcome, d.outcome as decision, coalesce(d.was_shortlisted, false) as was_shortlisted,
      j.reason as rejection, w.name as rejected_by, j.rejected_at
    from spic_proposal p
      join spic_entry e on e.id = p.entry_id
      join lateral (
        select * from spic_version v where v.proposal_id = p.id order by v.number desc limit 1
      ) v on true
      left join lateral (
        select (array_agg(d.outcome order by array_position('{preliminary,defence,final}'::text[], r.kind) desc))[1] as outcome,
          bool_or(d.outcome = 'shortlisted') as was_shortlisted
        from review_decision d join review_round r on r.id = d.round_id where d.proposal_id = p.id
      ) d on true
      left join review_rejection j on j.proposal_id = p.id
      left join reviewer w on w.id = j.rejected_by
    where p.edition_id = ${editionId} ${id === undefined ? sql`` : sql`and p.id = ${id}`}
      and (p.current_version is not null or p.withdrawn_at is not null)
    order by p.id`.execute(db)
  return rows.map(({ rejection, rejected_by, rejected_at, ...row }) => ({
    ...row,
    state: standingOf({
      withdrawnAt: row.withdrawn_at,
      isRejected: rejected_at !== null,
      outcome: row.outcome,
      decision: row.decision,
    }),
    rejected:
      rejected_at === null ? null : { reason: rejection ?? '', by: rejected_by ?? '', at: rejected_at },
  }))
}

/** Whether anything of an edition is shortlisted, or won a prize, as `standingOf` says it. */
export async function isAnyShortlisted(db: Db | Tx, editionId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from spic_proposal p
        left join lateral (
          select d.outcome from review_decision d join review_round r on r.id = d.round_id where d.proposal_id = p.id
          order by array_position('{preliminary,defence,final}'::text[], r.kind) desc limit 1
        ) d on true
      where p.edition_id = ${editionId} and p.current_version is not null and p.withdrawn_at is null
        and coalesce(p.outcome, d.outcome) in ('shortlisted', 'awarded')
        and not exists (select from review_rejection j where j.proposal_id = p.id)
    ) as is`.execute(db)
  return rows[0]?.is ?? false
}

/** How many entries of each track are signed up. */
export async function signedUpByTrack(db: Db | Tx, editionId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ track_id: number; count: number }>`
    select track_id, count(*)::integer as count from spic_entry
    where edition_id = ${editionId} and signed_up_at is not null group by track_id`.execute(db)
  return new Map(rows.map(row => [row.track_id, row.count]))
}

/** How many sheets of each round of an edition are asked for, and locked, of proposals that are in the review. */
export async function progressByRound(
  db: Db | Tx,
  editionId: number,
): Promise<Map<number, { assigned: number; locked: number }>> {
  const { rows } = await sql<{ round_id: number; assigned: number; locked: number }>`
    select a.round_id, count(*)::integer as assigned, count(s.locked_at)::integer as locked
    from review_assignment a
      join spic_proposal p on p.id = a.proposal_id and p.current_version is not null and p.withdrawn_at is null
      left join review_sheet s on s.assignment_id = a.id
    where a.edition_id = ${editionId} and a.state = 'assigned'
      and not exists (select from review_rejection j where j.proposal_id = p.id)
    group by a.round_id`.execute(db)
  return new Map(rows.map(({ round_id, ...row }) => [round_id, row]))
}
