import { teamsKey } from '../../rules.ts'
import type { Found, Looked } from '../../schema.ts'
import { readableRounds, type Look, type Seen } from './look.ts'
import { topEntries } from './near.views.ts'

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
    const entries = await topEntries(look.db, round.id, round.listBMode === 'window')
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
