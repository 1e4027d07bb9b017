import type { Db } from '../../../../base/database/tables.ts'
import { rank } from '../../rankings/rules.ts'
import { entriesOf, type BoardRule, type ScoredSubmission } from '../../submissions/counting.rules.ts'
import { rankDifferences, type Difference, type Ranked } from '../rules.ts'
import { teamsOnBoards } from '../../../competing/teams/server/public.ts'
import { adjustedScores, scoredSubmissions } from '../../submissions/server/public.ts'

type Place = { scheduleId: number; subRank: string; board: 'A' | 'B' }

type Change = {
  before: Required<BoardRule>
  after: Required<BoardRule>
  /** Scores set by hand stay over the new ones. */
  keepsAdjusted: boolean
  /** Old scores stand beside new ones until all are there; of two metrics they cannot. */
  mixes: boolean
}

/**
 * How the places of a board would change at the switch: the same submissions, once with the scores and the direction
 * that count and once with the new ones. What could not be scored is left out.
 */
export async function shadowDifferences(
  db: Db,
  rescoreId: number,
  place: Place,
  { before, after, keepsAdjusted, mixes }: Change,
): Promise<Difference[]> {
  const { scheduleId, subRank } = place
  const [scored, results, adjusted] = await Promise.all([
    scoredSubmissions(db, { scheduleId, subRank }),
    db
      .selectFrom('rescore_result')
      .select(['submission_id', 'state', 'score_a', 'score_b', 'leave_out', 'row_count'])
      .where('rescore_id', '=', rescoreId)
      .where('state', '<>', 'waiting')
      .execute(),
    adjustedScores(db, scheduleId),
  ])
  const byId = new Map(results.map(result => [result.submission_id, result]))
  const byHand = new Map(
    (keepsAdjusted ? adjusted : []).map(row => [`${row.submission_id} ${row.board}`, row.adjusted_score]),
  )
  const shadow = scored.flatMap(one => {
    const result = byId.get(one.id)
    if (!result) return mixes ? [one] : []
    if (result.state === 'failed') return []
    return [
      {
        ...one,
        scoreA: byHand.get(`${one.id} A`) ?? result.score_a,
        scoreB: byHand.get(`${one.id} B`) ?? result.score_b,
        spreadA:
          result.leave_out && result.row_count
            ? { leaveOut: result.leave_out, rows: result.row_count }
            : null,
      },
    ]
  })
  const standing = await teamsOnBoards(db, [...new Set(scored.map(one => one.teamId))])
  const ranksIn = (
    submissions: readonly (ScoredSubmission & { teamId: number })[],
    rule: Required<BoardRule>,
  ): Ranked[] => {
    const entries = [...Map.groupBy(submissions, one => one.teamId)].flatMap(([teamId, own]) => {
      const entry = standing.get(teamId)?.isRanked ? entriesOf(own, rule)[place.board] : null
      return entry ? [{ ...entry, teamId }] : []
    })
    return rank(entries).map((entry, index) => ({
      teamId: entry.teamId,
      rank: index + 1,
      score: entry.score,
    }))
  }
  return rankDifferences(ranksIn(scored, before), ranksIn(shadow, after))
}
