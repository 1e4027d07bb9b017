import { sql } from 'kysely'
import { nearBounds } from '../../near-rules.ts'
import { teamsKey } from '../../rules.ts'
import type { Found, Looked } from '../../schema.ts'
import { readableRounds, type Look, type Seen } from './look.ts'

type Entry = {
  sub_rank: string
  board: 'A' | 'B'
  team_id: number
  is_ranked: boolean
  submission_id: number
  sha256: string
  storage_key: string
  file_name: string
}

/** Baselines compared with: who agrees with one has it from there. */
const mostBaselines = 10

/**
 * Teams at the top of a board whose best files agree more than is usual there. The same bytes are a finding of their
 * own. Of a round that divides one file between both lists only list A is looked at: list B ranks the same files.
 */
export async function nearPredictions(
  look: Look,
  onProgress: (share: number) => Promise<unknown>,
): Promise<Seen> {
  const found: Found[] = []
  const looked: Partial<Looked> = { pairs: 0, common: 0, unreadable: 0 }
  const rounds = await readableRounds(look)
  for (const [place, round] of rounds.entries()) {
    const entries = await topEntries(look, round.id, round.listBMode === 'window')
    for (const own of Map.groupBy(entries, entry => `${entry.board} ${entry.sub_rank}`).values()) {
      const [{ board: list, sub_rank: subRank } = { board: 'A' as const, sub_rank: '' }] = own
      if (own.filter(entry => entry.is_ranked).length < 2) continue
      const { near, unreadable } = await look.compare(
        own.map((entry, number) => ({ number, storageKey: entry.storage_key, name: entry.file_name })),
        round.description,
        { what: 'near', known: own.flatMap((entry, number) => (entry.is_ranked ? [] : [number])) },
      )
      looked.unreadable = (looked.unreadable ?? 0) + unreadable.length
      if (!near) continue
      looked.pairs = (looked.pairs ?? 0) + near.pairs
      looked.common = (looked.common ?? 0) + near.common.length
      for (const pair of near.found) {
        const [a, b] = [own[pair.a], own[pair.b]]
        if (!a || !b || a.sha256 === b.sha256) continue
        const teamIds = [a.team_id, b.team_id]
        found.push({
          key: `${round.id}:${list}:${subRank}:${teamsKey(teamIds)}`,
          teamIds,
          submissionIds: [a.submission_id, b.submission_id],
          detail: {
            kind: 'near_predictions',
            scheduleId: round.id,
            list,
            subRank,
            submissions: [a.submission_id, b.submission_id],
            measure: near.isNumbers ? 'correlation' : 'equal',
            agreement: pair.agreement,
            cells: pair.cells,
            differing: pair.differing,
            usual: near.usual,
            teams: near.teams,
            pairs: near.pairs,
            closeness: pair.closeness,
            histogram: near.histogram,
            aligned: pair.aligned,
          },
        })
      }
    }
    await onProgress((place + 1) / rounds.length)
  }
  return { found, looked }
}

async function topEntries({ db }: Look, scheduleId: number, withB: boolean): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select top.sub_rank, top.board, top.team_id, top.is_ranked, top.submission_id, s.sha256, s.storage_key, s.file_name
    from (
      select e.*, row_number() over (partition by e.sub_rank, e.board, e.is_ranked order by e.sort_key, e.best_at, e.team_id) as place
      from ranking_entry e where e.schedule_id = ${scheduleId} and (e.board = 'A' or ${withB})
    ) top join submission s on s.id = top.submission_id
    where top.place <= case when top.is_ranked then ${nearBounds.teams}::int else ${mostBaselines}::int end
    order by top.board, top.sub_rank, top.place, top.team_id`.execute(db)
  return rows
}
