import type { ExpressionBuilder } from 'kysely'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import { systemAccount } from '../../../people/identity/rules.ts'
import { segments, type Segment } from '../rules.ts'

export type Audience = {
  competitionId: number
  segment: Segment
  /** Nobody is told of their own doings. */ actor: number
}

const membersIn = (db: Db | Tx, competitionId: number) =>
  db
    .selectFrom('team_member as m')
    .innerJoin('team as t', 't.id', 'm.team_id')
    .where('m.competition_id', '=', competitionId)
    .where('t.is_baseline', '=', false)

/** Members of teams that stand: not of those that were disqualified. */
const standing = (db: Db | Tx, competitionId: number) =>
  membersIn(db, competitionId).where('t.banned_at', 'is', null)

/** Those of them who were admitted. */
const admitted = (db: Db | Tx, competitionId: number) =>
  standing(db, competitionId)
    .innerJoin('registration as r', join =>
      join.onRef('r.competition_id', '=', 'm.competition_id').onRef('r.user_id', '=', 'm.user_id'),
    )
    .where('r.state', '=', 'approved')

/** The state of the newest submission of a team that was not taken back: of any round. */
const newest = (eb: ExpressionBuilder<Tables & { m: Tables['team_member'] }, 'm'>) =>
  eb
    .selectFrom('submission as s')
    .select('s.state')
    .whereRef('s.team_id', '=', 'm.team_id')
    .where('s.state', '<>', 'cancelled')
    .orderBy('s.id', 'desc')
    .limit(1)

const people = {
  // Whoever has anything to do with it: those who wait, were refused or disqualified, and those who organise it.
  all: (db, id) =>
    db
      .selectFrom('registration')
      .select('user_id')
      .where('competition_id', '=', id)
      .union(membersIn(db, id).select('m.user_id'))
      .union(
        db
          .selectFrom('user_role')
          .select('user_id')
          .where('role', '=', 'organiser')
          .where('competition_id', '=', id),
      ),
  signed_up: (db, id) => admitted(db, id).select('m.user_id'),
  no_submission: (db, id) => admitted(db, id).where(newest, 'is', null).select('m.user_id'),
  // Those who stand in the round to which teams were promoted last.
  promoted: (db, id) =>
    standing(db, id)
      .innerJoin('promotion as p', 'p.team_id', 'm.team_id')
      .where('p.withdrawn_at', 'is', null)
      .where('p.schedule_id', '=', eb =>
        eb
          .selectFrom('schedule as d')
          .innerJoin('promotion as o', 'o.schedule_id', 'd.id')
          .where('d.competition_id', '=', id)
          .where('o.withdrawn_at', 'is', null)
          .orderBy('d.sort', 'desc')
          .select('d.id')
          .limit(1),
      )
      .select('m.user_id'),
  failed_last: (db, id) => standing(db, id).where(newest, '=', 'failed').select('m.user_id'),
} satisfies Record<Segment, (db: Db | Tx, competitionId: number) => unknown>

/** The ids of these people: what is counted beforehand and what it is sent to are this one query. */
export const audience = (db: Db | Tx, { competitionId, segment, actor }: Audience) =>
  db
    .selectFrom('app_user as u')
    .select('u.id')
    .where('u.id', 'in', people[segment](db, competitionId))
    .where('u.disabled_at', 'is', null)
    .where('u.id', 'not in', [systemAccount, actor])

/** How many people each group has now. */
export const reachOf = (
  db: Db,
  of: { competitionId: number; actor: number },
): Promise<Record<Segment, number>> =>
  db
    .selectNoFrom(eb =>
      segments.map(segment =>
        eb
          .selectFrom(audience(db, { ...of, segment }).as('a'))
          .select(all => all.fn.countAll<number>().as('n'))
          .$asScalar()
          .$notNull()
          .as(segment),
      ),
    )
    .executeTakeFirstOrThrow()
