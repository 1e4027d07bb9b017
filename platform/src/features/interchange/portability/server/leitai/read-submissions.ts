import { sql, type Selectable } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import type {
  PlaceDocument,
  SnapshotDocument,
  SubmissionDocument,
  TeamDocument,
} from '../../archive-tables.ts'
import type { Content } from '../contents.ts'

/** Rounds by their id here: in an archive a round is its place. */
type Rounds = ReadonlyMap<number, number>
const pageRows = 500

const placeOf = (rounds: Rounds, id: number): number => {
  const sort = rounds.get(id)
  if (sort === undefined) throw new Error(`no round ${id}`)
  return sort
}

/** Teams by name and standing. Who is in them stays here, as do their mentors and what they say among themselves. */
export async function* readTeams(tx: Tx, id: number, rounds: Rounds): AsyncGenerator<TeamDocument> {
  for (let after = 0; ;) {
    const rows = await tx
      .selectFrom('team')
      .selectAll()
      .where('competition_id', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageRows)
      .execute()
    for (const row of rows)
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
    if (rows.length < pageRows) return
    after = rows.at(-1)?.id ?? 0
  }
}

/** Submissions that ended, with their files, events and scores; `onContent` is told of each file once it is named. */
export async function* readSubmissions(
  tx: Tx,
  id: number,
  rounds: Rounds,
  onContent: (content: Content) => void,
): AsyncGenerator<SubmissionDocument> {
  for (let after = 0; ;) {
    const rows = await tx
      .selectFrom('submission')
      .selectAll()
      .where('competition_id', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageRows)
      .execute()
    const ids = rows.map(row => row.id)
    if (ids.length === 0) return
    const files = await tx
      .selectFrom('submission_file')
      .selectAll()
      .where('submission_id', 'in', ids)
      .orderBy('id')
      .execute()
    const events = await tx
      .selectFrom('submission_event')
      .selectAll()
      .where('submission_id', 'in', ids)
      .orderBy('id')
      .execute()
    const scores = await tx
      .selectFrom('submission_score')
      .selectAll()
      .where('submission_id', 'in', ids)
      .orderBy('board')
      .execute()
    const [filesOf, eventsOf, scoresOf] = [files, events, scores].map(list =>
      Map.groupBy(list as { submission_id: number }[], one => one.submission_id),
    ) as [Map<number, typeof files>, Map<number, typeof events>, Map<number, typeof scores>]
    for (const row of rows) {
      if (row.state !== 'scored' && row.state !== 'failed' && row.state !== 'cancelled') continue
      onContent({ sha256: row.sha256, key: row.storage_key, size: row.size })
      for (const file of filesOf.get(row.id) ?? [])
        onContent({ sha256: file.sha256, key: file.storage_key, size: file.size })
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
        files: (filesOf.get(row.id) ?? []).map(file => ({ fileName: file.file_name, sha256: file.sha256 })),
        events: (eventsOf.get(row.id) ?? []).map(event => ({
          at: event.at.toISOString(),
          state: event.state,
          detail: event.detail as Record<string, never>,
        })),
        scores: (scoresOf.get(row.id) ?? []).map(score => ({
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
    after = ids.at(-1) ?? 0
  }
}

const adjustedOf = (row: Selectable<Tables['submission_score']>) =>
  row.adjusted_score === null || row.adjusted_at === null
    ? null
    : { score: row.adjusted_score, reason: row.adjusted_reason ?? '', at: row.adjusted_at.toISOString() }

/** Every board in its order. Baselines stand on it without a rank. */
export async function* readPlaces(tx: Tx, rounds: Rounds): AsyncGenerator<PlaceDocument> {
  for (const [id, round] of rounds) {
    const { rows } = await sql<{
      sub_rank: string
      board: 'A' | 'B'
      team_id: number
      score: number
      best_at: Date
      valid_count: number
      submission_id: number
      rank: number | null
    }>`
      select sub_rank, board, team_id, score, best_at, valid_count, submission_id,
        case when is_ranked then row_number() over (
          partition by sub_rank, board, is_ranked order by sort_key, best_at, team_id
        ) end as rank
      from ranking_entry where schedule_id = ${id}
      order by sub_rank, board, is_ranked desc, sort_key, best_at, team_id`.execute(tx)
    for (const row of rows)
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
}

/** The boards of past days. */
export async function* readSnapshots(tx: Tx, rounds: Rounds): AsyncGenerator<SnapshotDocument> {
  for (const [id, round] of rounds) {
    const runs = await tx
      .selectFrom('ranking_snapshot_run')
      .selectAll()
      .where('schedule_id', '=', id)
      .orderBy('day')
      .execute()
    for (const run of runs) {
      const rows = await tx
        .selectFrom('ranking_snapshot')
        .selectAll()
        .where('schedule_id', '=', id)
        .where('day', '=', run.day)
        .orderBy('sub_rank')
        .orderBy('board')
        .orderBy('rank')
        .execute()
      yield {
        round,
        day: run.day,
        takenAt: run.taken_at.toISOString(),
        oldMetric:
          run.old_metric && run.metric_until
            ? { metric: run.old_metric, until: run.metric_until.toISOString() }
            : null,
        places: rows.map(row => ({
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
  }
}
