import { sql } from 'kysely'
import type { Tx } from '../../../base/database/tables.ts'
import type { ListBMode } from '../../schedules/rules.ts'
import { entriesOf, type Direction, type ScoredSubmission } from '../rules.ts'

type Round = { id: number; direction: Direction; listBMode: ListBMode }

/** Makes all boards of a round anew from the scores of its submissions, at once; the same that each single update leads to. */
export async function rebuildBoards(tx: Tx, round: Round): Promise<void> {
  await tx.deleteFrom('ranking_entry').where('schedule_id', '=', round.id).execute()
  const rows = await tx
    .selectFrom('submission as s')
    .innerJoin('team as t', 't.id', 's.team_id')
    .leftJoin('submission_score as a', join =>
      join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
    )
    .leftJoin('submission_score as b', join =>
      join.onRef('b.submission_id', '=', 's.id').on('b.board', '=', 'B'),
    )
    .where('s.schedule_id', '=', round.id)
    .where('s.state', '=', 'scored')
    .where('t.banned_at', 'is', null)
    .where('t.merged_into_id', 'is', null)
    .select([
      's.id',
      's.team_id',
      's.sub_rank',
      's.received_at',
      's.list',
      's.is_candidate',
      't.is_baseline',
      'a.score as score_a',
      'b.score as score_b',
    ])
    .execute()
  const entries = [...Map.groupBy(rows, row => `${row.team_id} ${row.sub_rank}`).values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const scored = own.map((row): ScoredSubmission => ({
      id: row.id,
      receivedAt: row.received_at,
      list: row.list,
      isCandidate: row.is_candidate,
      scoreA: row.score_a,
      scoreB: row.score_b,
    }))
    return Object.entries(entriesOf(scored, round)).flatMap(([board, entry]) =>
      entry
        ? [
            {
              r: first.sub_rank,
              o: board,
              t: first.team_id,
              s: entry.score,
              k: entry.sortKey,
              u: entry.submissionId,
              b: entry.bestAt.toISOString(),
              v: entry.validCount,
              i: !first.is_baseline,
            },
          ]
        : [],
    )
  })
  for (let at = 0; at < entries.length; at += 10_000)
    await sql`
      insert into ranking_entry (schedule_id, sub_rank, board, team_id, score, sort_key, submission_id, best_at, valid_count, is_ranked)
      select ${round.id}, r, o, t, s, k, u, b, v, i
      from jsonb_to_recordset(${JSON.stringify(entries.slice(at, at + 10_000))}::jsonb)
        as x(r text, o text, t bigint, s double precision, k double precision, u bigint, b timestamptz, v integer, i boolean)`.execute(
      tx,
    )
}
