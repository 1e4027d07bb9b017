import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { reviewRole, type ReviewRole } from '../../../../base/http/reviewer.ts'
import { currentProposals } from '../../../spic/proposals/server/public.ts'
import type { Judge, Judged, Member, Named } from '../conflict.rules.ts'
import { takesPart } from './hooks.ts'
import type { Round } from './rounds.ts'

export type Counted = {
  id: number
  title: string
  track_id: number
  track_zh: string
  track_en: string
  entry: string
}

/** The proposals of an edition that count: submitted and not withdrawn; by the version that counts. */
export function countedProposals(
  db: Db | Tx,
  editionId: number,
  ids?: readonly number[],
): Promise<Counted[]> {
  const query = currentProposals(db, editionId)
    .innerJoin('spic_track as track', 'track.id', 'version.track_id')
    .select([
      'proposal.id',
      'version.title',
      'version.track_id',
      'track.name_zh as track_zh',
      'track.name_en as track_en',
      'entry.name as entry',
    ])
    .orderBy('proposal.id')
  return (ids === undefined ? query : query.where('proposal.id', 'in', ids)).execute()
}

/** Those of them that are in a round. */
export async function proposalsIn(db: Db | Tx, { edition_id: editionId, kind }: Round): Promise<Counted[]> {
  const isIn = await takesPart.run(db, { editionId, kind })
  return (await countedProposals(db, editionId)).filter(one => isIn(one.id))
}

/** The proposals of an edition that are kept out of reviews. */
export async function keptOut(db: Db | Tx, editionId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('review_rejection as j')
    .innerJoin('spic_proposal as p', 'p.id', 'j.proposal_id')
    .select('j.proposal_id')
    .where('p.edition_id', '=', editionId)
    .execute()
  return new Set(rows.map(row => row.proposal_id))
}

export type Reviewing = Judge & {
  email: string
  role: ReviewRole
  capacity: number
  isDisabled: boolean
  tracks: number[]
}

/** All reviewers of an edition: whoever reads proposals may be in conflict with one. */
export async function reviewersOf(db: Db | Tx, editionId: number): Promise<Reviewing[]> {
  const { rows } = await sql<Reviewing>`
    select r.id, r.name, r.organisation, r.email, r.role, r.capacity, r.disabled_at is not null as "isDisabled",
      coalesce((select json_agg(t.track_id order by t.track_id) from reviewer_track t where t.reviewer_id = r.id), '[]')
        as tracks
    from reviewer r where r.edition_id = ${editionId} order by r.id`.execute(db)
  return rows
}

/** The experts among them, who score. */
export const scoringReviewers = async (db: Db | Tx, editionId: number): Promise<Reviewing[]> =>
  (await reviewersOf(db, editionId)).filter(one => one.role === reviewRole.expert)

/**
 * What conflicts are looked for in: of a team its people, as their accounts and profiles name them and their
 * organisations, and whom it lists in the fields for members; of an enterprise its name too.
 */
export async function judgedProposals(db: Db | Tx, editionId: number): Promise<Judged[]> {
  // What a list of members is made of is told by the keys of its rows, as forms.
  const listed = (answers: string) =>
    sql`jsonb_path_query(${sql.ref(answers)}, '$.*[*] ? (exists (@.name) && exists (@.organisation))')`
  const { rows } = await sql<{ id: number; organisation: string; members: Member[]; unwanted: Named[] }>`
    select p.id::float8 as id, case when e.kind = 'enterprise' then e.name else '' end as organisation,
      coalesce((
        select json_agg(json_build_object('name', m.name, 'organisation', m.organisation, 'userId', m.user_id)) from (
          select u.user_name as name, o.organisation, m.user_id::float8 as user_id
          from spic_member m join app_user u on u.id = m.user_id
            cross join lateral (
              select '' as organisation
              union select c.company_name from user_company c where c.user_id = m.user_id
              union select unnest(array[g.job_company, g.student_school, g.teacher_school])
                from user_guide g where g.user_id = m.user_id
            ) o
          where m.entry_id = e.id
          union
          select j ->> 'name', j ->> 'organisation', null from ${listed('v.answers')} j
          union
          select j ->> 'name', j ->> 'organisation', null from ${listed('e.answers')} j
        ) m
      ), '[]') as members,
      coalesce((
        select json_agg(json_build_object('name', w.name, 'organisation', w.organisation))
        from spic_unwanted w where w.proposal_id = p.id
      ), '[]') as unwanted
    from spic_proposal p
      join spic_entry e on e.id = p.entry_id
      join spic_version v on v.proposal_id = p.id and v.number = p.current_version
    where p.edition_id = ${editionId} and p.withdrawn_at is null
    order by p.id`.execute(db)
  return rows
}
