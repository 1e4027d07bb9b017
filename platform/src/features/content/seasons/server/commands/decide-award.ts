import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { adminFaults } from '../../../../../base/contract/edit-faults.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { seasonFaults } from '../../faults.ts'
import { resultsOf } from '../results.views.ts'
import { standingOf } from '../tracks.ts'

type Decide = {
  seasonId: number
  awardId: number
  teamId: number
  decision: 'given' | 'taken' | 'by_rank'
  reason: string
  tag: string
  actor: Actor & { userId: number }
  now: Date
  lang: Lang
}

/** Decides by hand whether a team has an award of a season, or leaves it to its rank again; answers what it has then. */
export async function decide(tx: Tx, ask: Decide) {
  const { seasonId, awardId, teamId, decision, reason, actor, now, lang } = ask
  // As saving the season does: its awards and what is decided about them change one after the other.
  const season = await tx
    .selectFrom('season')
    .select('id')
    .where('id', '=', seasonId)
    .forUpdate()
    .executeTakeFirst()
  const award = await tx
    .selectFrom('season_award as a')
    .innerJoin('season_track as t', 't.id', 'a.track_id')
    .select('a.track_id')
    .where('a.id', '=', awardId)
    .where('t.season_id', '=', seasonId)
    .executeTakeFirst()
  if (!season || !award) throw new Failure(seasonFaults.notFound)
  const { competitionId, isOwn } = await standingOf(tx, award.track_id, actor.userId)
  if (isOwn) throw new Failure(seasonFaults.own)
  const read = async () => {
    const of = { trackId: award.track_id, competitionId, teamId, limit: 1, offset: 0, lang }
    return (await resultsOf(tx, of)).results[0]
  }
  const before = await read()
  const current = before?.awards.find(one => one.id === awardId)
  if (!before || !current) throw new Failure(seasonFaults.noPlace)
  if (before.tag !== ask.tag) throw new Failure(adminFaults.changedMeanwhile)
  if (decision === 'by_rank') {
    if (!current.decision) throw new Failure(seasonFaults.nothingToDecide)
    await tx
      .deleteFrom('season_decision')
      .where('award_id', '=', awardId)
      .where('team_id', '=', teamId)
      .execute()
  } else {
    if (before.rank === null) throw new Failure(seasonFaults.noPlace)
    const isGiven = decision === 'given'
    if (isGiven === current.isByRank) throw new Failure(seasonFaults.nothingToDecide)
    await putDecision(tx, { awardId, teamId, isGiven, reason, by: actor.userId, at: now })
  }
  await audit(
    tx,
    actor,
    {
      action: 'season.award',
      subject: 'season',
      subjectId: seasonId,
      detail: { award: current.name, team: before.team, decision, reason },
    },
    now,
  )
  const after = await read()
  // Without its decision a team that has no place is listed no more.
  return after ?? { ...before, awards: [] }
}

type Made = { awardId: number; teamId: number; isGiven: boolean; reason: string; by: number; at: Date }

/** Notes what was decided about a team and an award, in the place of what was decided before. */
export async function putDecision(tx: Tx, made: Made): Promise<void> {
  const values = { is_given: made.isGiven, reason: made.reason, decided_by: made.by, decided_at: made.at }
  await tx
    .insertInto('season_decision')
    .values({ award_id: made.awardId, team_id: made.teamId, ...values })
    .onConflict(conflict => conflict.columns(['award_id', 'team_id']).doUpdateSet(values))
    .execute()
}
