import type { z } from 'zod'
import { candidatesOfTeam, entriesOf, finalCandidates, type ScoredSubmission } from '../counting.rules.ts'
import { shownAmong } from '../../../../base/web/shown-score.ts'
import { isRevealed } from '../../../competing/schedules/rules.ts'
import type { Schedule } from '../../../competing/schedules/server/public.ts'
import type { finalChoice } from '../schema.ts'

/** A scored submission that counts, with what its team may see of it. Scores of list B only for who may read them. */
export type OwnScored = ScoredSubmission & { subRank: string; fileName: string; shownA: number }

type Ask = { schedule: Schedule; /** After the reveal, or an organiser. */ mayReadB: boolean; now: Date }

/** What of a team stands for the final list of a split round, by its ticks or without; null in other rounds. */
export function finalChoiceOf(scored: readonly OwnScored[], ask: Ask): z.input<typeof finalChoice> | null {
  const { schedule, now } = ask
  if (schedule.listBMode !== 'split') return null
  return {
    most: candidatesOfTeam,
    until: schedule.listAEnd,
    isOver: now >= schedule.listAEnd,
    isRevealed: isRevealed(schedule, now),
    boards: [...Map.groupBy(scored, one => one.subRank)]
      .toSorted(([x], [y]) => schedule.subRanks.indexOf(x) - schedule.subRanks.indexOf(y))
      .map(([subRank, own]) => ({ subRank, ...boardOf(own, ask) })),
  }
}

function boardOf(own: readonly OwnScored[], { schedule, mayReadB }: Ask) {
  const ticked = own.filter(one => one.isCandidate).length
  // A ladder shows less than the full scores that this order goes by: telling the order would tell them.
  const isSecret = schedule.ladder && !mayReadB && (ticked === 0 || ticked > candidatesOfTeam)
  const candidates = finalCandidates(own, schedule.direction)
  const shown = shownAmong(
    candidates.map(one => one.shownA),
    schedule.precision,
  )
  const counting = candidates.map(one => ({
    id: one.id,
    fileName: one.fileName,
    receivedAt: one.receivedAt,
    score: shown(one.shownA),
  }))
  return {
    ticked,
    counting: isSecret ? null : counting,
    placing: mayReadB ? (entriesOf(own, schedule).B?.submissionId ?? null) : null,
  }
}
