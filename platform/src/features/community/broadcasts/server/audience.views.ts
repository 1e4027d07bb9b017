import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'
import { systemAccount } from '../../../people/identity/rules.ts'
import { segments, type Segment } from '../rules.ts'

export type Audience = {
  competitionId: number
  segment: Segment
  /** Nobody is told of their own doings. */ actor: number
}

/** Members of teams that stand: not of those that were disqualified. */
const standing = (competitionId: number) => sql`
  select m.user_id, m.team_id from team_member m join team t on t.id = m.team_id
  where m.competition_id = ${competitionId} and t.banned_at is null and not t.is_baseline`

/** The newest submission of a team that was not taken back: of any round. */
const newest = sql`
  (select s.state from submission s where s.team_id = m.team_id and s.state <> 'cancelled' order by s.id desc limit 1)`

const people: Record<Segment, (competitionId: number) => RawBuilder<unknown>> = {
  // Whoever has anything to do with it: those who wait, were refused or disqualified, and those who organise it.
  all: id => sql`
    select user_id from registration where competition_id = ${id}
    union select m.user_id from team_member m join team t on t.id = m.team_id where m.competition_id = ${id} and not t.is_baseline
    union select user_id from user_role where role = 'organiser' and competition_id = ${id}`,
  signed_up: id => sql`
    select r.user_id from registration r join (${standing(id)}) m on m.user_id = r.user_id
    where r.competition_id = ${id} and r.state = 'approved'`,
  no_submission: id => sql`
    select r.user_id from registration r join (${standing(id)}) m on m.user_id = r.user_id
    where r.competition_id = ${id} and r.state = 'approved' and ${newest} is null`,
  // Those who stand in the round to which teams were promoted last.
  promoted: id => sql`
    select m.user_id from (${standing(id)}) m where m.team_id in (
      select p.team_id from promotion p where p.withdrawn_at is null and p.schedule_id = (
        select d.id from schedule d where d.competition_id = ${id}
          and exists (select from promotion o where o.schedule_id = d.id and o.withdrawn_at is null)
        order by d.sort desc limit 1))`,
  failed_last: id => sql`select m.user_id from (${standing(id)}) m where ${newest} = 'failed'`,
}

/** The ids of these people: what is counted beforehand and what it is sent to are this one query. */
export const audience = ({ competitionId, segment, actor }: Audience): RawBuilder<{ id: number }> => sql<{
  id: number
}>`select u.id from app_user u where u.id in (${people[segment](competitionId)})
  and u.disabled_at is null and u.id <> ${systemAccount} and u.id <> ${actor}`

/** How many people each group has now. */
export async function reachOf(
  db: Db,
  of: { competitionId: number; actor: number },
): Promise<Record<Segment, number>> {
  const counts = segments.map(
    segment => sql`(select count(*)::int from (${audience({ ...of, segment })}) a) as ${sql.ref(segment)}`,
  )
  const { rows } = await sql<Record<Segment, number>>`select ${sql.join(counts)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a table answered no row')
  return row
}
