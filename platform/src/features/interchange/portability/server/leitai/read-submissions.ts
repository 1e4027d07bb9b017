import type { Selectable } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { teamsForArchive } from '../../../../competing/teams/server/public.ts'
import { daysForArchive, placesForArchive } from '../../../../scoring/rankings/server/public.ts'
import { submissionsForArchive } from '../../../../scoring/submissions/server/public.ts'
import type {
  PlaceDocument,
  SnapshotDocument,
  SubmissionDocument,
  TeamDocument,
} from '../../archive-tables.ts'
import type { Content } from '../contents.ts'

/** Rounds by their id here: in an archive a round is its place. */
type Rounds = ReadonlyMap<number, number>

const placeOf = (rounds: Rounds, id: number): number => {
  const sort = rounds.get(id)
  if (sort === undefined) throw new Error(`no round ${id}`)
  return sort
}

/** Teams by name and standing. Who is in them stays here, as do their mentors and what they say among themselves. */
export async function* readTeams(tx: Tx, id: number, rounds: Rounds): AsyncGenerator<TeamDocument> {
  for await (const row of teamsForArchive(tx, id))
    yield {
      ref: row.id,
      name: row.name,
      manifesto: row.manifesto,
      round: row.schedule_id === null ? null : placeOf(rounds, row.schedule_id),
      isBaseline: row.is_baseline,
      bannedAt: row.banned_at?.toISOString() ?? null,
      banReason: row.ban_reason,
      mergedInto: row.merged_into_id,
      createdAt: row.created_at.toISOString(),
    }
}

/** Submissions that ended, with their files, events and scores; `onContent` is told of each file once it is named. */
export async function* readSubmissions(
  tx: Tx,
  id: number,
  rounds: Rounds,
  onContent: (content: Content) => void,
): AsyncGenerator<SubmissionDocument> {
  for await (const row of submissionsForArchive(tx, id)) {
    if (row.state !== 'scored' && row.state !== 'failed' && row.state !== 'cancelled') continue
    onContent({ sha256: row.sha256, key: row.storage_key, size: row.size })
    for (const file of row.files) onContent({ sha256: file.sha256, key: file.storage_key, size: file.size })
    yield {
      ref: row.id,
      team: row.team_id,
      round: placeOf(rounds, row.schedule_id),
      list: row.list,
      subRank: row.sub_rank,
      state: row.state,
      fault: row.fault,
      faultCode: row.fault_code,
      issues: row.issues,
      log: row.log,
      fileName: row.file_name,
      sha256: row.sha256,
      note: row.note,
      rows: row.rows,
      isCandidate: row.is_candidate,
      quotaDay: row.quota_day,
      charged: row.charged,
      receivedAt: row.received_at.toISOString(),
      startedAt: row.started_at?.toISOString() ?? null,
      finishedAt: row.finished_at?.toISOString() ?? null,
      voidedAt: row.voided_at?.toISOString() ?? null,
      voidReason: row.void_reason,
      files: row.files.map(file => ({ fileName: file.file_name, sha256: file.sha256 })),
      events: row.events.map(event => ({
        at: event.at.toISOString(),
        state: event.state,
        detail: event.detail as Record<string, never>,
      })),
      scores: row.scores.map(score => ({
        board: score.board,
        score: score.score,
        answerSha256: score.answer_sha256,
        scorerHash: score.scorer_hash,
        computedAt: score.computed_at.toISOString(),
        adjusted: adjustedOf(score),
        spread:
          score.leave_out && score.row_count ? { leaveOut: score.leave_out, rows: score.row_count } : null,
      })),
    }
  }
}

const adjustedOf = (row: Selectable<Tables['submission_score']>) =>
  row.adjusted_score === null || row.adjusted_at === null
    ? null
    : { score: row.adjusted_score, reason: row.adjusted_reason ?? '', at: row.adjusted_at.toISOString() }

/** Every board in its order. Baselines stand on it without a rank. */
export async function* readPlaces(tx: Tx, rounds: Rounds): AsyncGenerator<PlaceDocument> {
  for (const [id, round] of rounds)
    for (const row of await placesForArchive(tx, id))
      yield {
        round,
        subRank: row.sub_rank,
        board: row.board,
        team: row.team_id,
        rank: row.rank,
        score: row.score,
        bestAt: row.best_at.toISOString(),
        validCount: row.valid_count,
        submission: row.submission_id,
      }
}

/** The boards of past days. */
export async function* readSnapshots(tx: Tx, rounds: Rounds): AsyncGenerator<SnapshotDocument> {
  for (const [id, round] of rounds)
    for await (const kept of daysForArchive(tx, id))
      yield {
        round,
        day: kept.day,
        takenAt: kept.taken_at.toISOString(),
        oldMetric:
          kept.old_metric && kept.metric_until
            ? { metric: kept.old_metric, until: kept.metric_until.toISOString() }
            : null,
        places: kept.places.map(row => ({
          subRank: row.sub_rank,
          board: row.board,
          team: row.team_id,
          rank: row.rank,
          score: row.score,
          bestAt: row.best_at.toISOString(),
          validCount: row.valid_count,
        })),
      }
}
