import type { z } from 'zod'
import { dayIn } from '../../../../base/clock/zone.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { competitionRow } from '../../../competing/competitions/server/public.ts'
import type { RoundRow } from '../../../competing/schedules/server/public.ts'
import { sortKey } from '../counting.rules.ts'
import { compareScores } from '../outcome.rules.ts'
import type { outcome } from '../schema.ts'
import { placeWith } from './hooks.ts'
import { usedOn } from './quota.ts'

type Submission = { id: number; team_id: number }

/**
 * What a submission did for its team on list A, for that team alone; null while it has no score there, and once it is
 * void. Of list B nothing is read.
 */
export async function outcomeOf(
  db: Db,
  { id, team_id: teamId }: Submission,
  round: RoundRow,
  now: Date,
): Promise<z.input<typeof outcome> | null> {
  const { direction, precision, id: scheduleId } = round
  const own = await scoreOf(db, id)
  if (!own) return null
  const [before, { zone }] = await Promise.all([
    bestBeside(db, { id, teamId, subRank: own.subRank, round }),
    competitionRow(db, round.competition_id),
  ])
  const [place, used] = await Promise.all([
    placeWith.run(
      db,
      { scheduleId, subRank: own.subRank },
      teamId,
      before && { sortKey: sortKey(before.score, direction), at: before.at },
    ),
    usedOn(db, teamId, scheduleId, dayIn(zone, now)),
  ])
  return {
    ...compareScores({
      direction,
      precision,
      score: own.score,
      before: before?.score ?? null,
      best: place.score,
      ahead: place.ahead,
    }),
    rankBefore: place.rankBy,
    rank: place.rank,
    total: place.total,
    left: Math.max(0, round.max_submit_count + used.extra - used.accepted),
  }
}

/** What counts on list A, with what is shown of it there. */
const counted = (db: Db) =>
  db
    .selectFrom('submission as s')
    .innerJoin('submission_score as a', join =>
      join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
    )
    .where('s.state', '=', 'scored')
    .where('s.voided_at', 'is', null)

const scoreOf = (db: Db, id: number) =>
  counted(db)
    .where('s.id', '=', id)
    .select(['s.sub_rank as subRank', 'a.shown_score as score'])
    .executeTakeFirst()

/** The best of the team's others on this board, as it would stand there. */
const bestBeside = async (
  db: Db,
  of: { id: number; teamId: number; subRank: string; round: RoundRow },
): Promise<{ score: number; at: Date } | null> =>
  (await counted(db)
    .where('s.team_id', '=', of.teamId)
    .where('s.schedule_id', '=', of.round.id)
    .where('s.sub_rank', '=', of.subRank)
    .where('s.id', '<>', of.id)
    .orderBy('a.shown_score', of.round.direction === 'maximize' ? 'desc' : 'asc')
    .orderBy('s.received_at')
    .orderBy('s.id')
    .select(['a.shown_score as score', 's.received_at as at'])
    .executeTakeFirst()) ?? null
