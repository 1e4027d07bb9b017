import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import { reviewRole, type Reviewer } from '../../../../base/http/reviewer.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { tracksOf } from '../../../spic/editions/server/public.ts'
import { isRoundOpen } from '../../assignments/rules.ts'
import { conflictsOf, openedRounds } from '../../assignments/server/public.ts'
import { isKeptBlind } from '../../reviewers/rules.ts'
import type { getOverview } from '../contract.ts'
import type { Standing } from '../rules.ts'
import { progressByRound, signedUpByTrack, submittedProposals } from './proposals.views.ts'
import { resultsIn, roundFacts } from './standing.ts'

/** An edition at a glance. Nobody reads scores here while a round is open. */
export async function overviewFor(
  db: Db,
  reviewer: Reviewer,
  {
    lang,
    track,
    page,
    per_page: perPage,
  }: { lang: Lang; track?: number | undefined; page: number; per_page: number },
): Promise<z.input<typeof getOverview.answer>> {
  const { editionId, reviewerId } = reviewer
  const rounds = await openedRounds(db, editionId)
  const scoredBy = rounds.some(isRoundOpen) ? undefined : rounds[0]
  const [submitted, tracks, signedUp, progress, results, conflicts] = await Promise.all([
    submittedProposals(db, editionId),
    tracksOf(db, editionId),
    signedUpByTrack(db, editionId),
    progressByRound(db, editionId),
    resultsIn(db, scoredBy),
    conflictsOf(db, reviewerId),
  ])
  const names = new Map(tracks.map(one => [one.id, localizeColumn(one, 'name', lang)]))
  const count = (trackId: number, ...states: Standing[]) =>
    submitted.filter(row => row.track_id === trackId && states.includes(row.state)).length
  const shown = submitted.filter(
    row =>
      (track === undefined || row.track_id === track) &&
      // The chief keeps track of all; whoever else is in conflict with a proposal is not told of it.
      (reviewer.role === reviewRole.chief || !conflicts.has(row.id)),
  )
  const isBlind = isKeptBlind(reviewer)
  return {
    tracks: tracks.map(one => ({
      id: one.id,
      name: names.get(one.id) ?? '',
      signedUp: signedUp.get(one.id) ?? 0,
      submitted: submitted.filter(row => row.track_id === one.id && row.state !== 'withdrawn').length,
      review: count(one.id, 'review'),
      shortlisted: count(one.id, 'shortlisted', 'awarded'),
      awarded: count(one.id, 'awarded'),
    })),
    rounds: rounds.map(round => ({
      ...roundFacts(round),
      dueAt: round.due_at,
      ...(progress.get(round.id) ?? { assigned: 0, locked: 0 }),
    })),
    scoredBy: scoredBy?.kind ?? null,
    total: shown.length,
    proposals: shown.slice((page - 1) * perPage, page * perPage).map(row => {
      const result = conflicts.has(row.id) ? undefined : results.get(row.id)
      return {
        id: row.id,
        title: row.title,
        entry: isBlind ? null : row.entry,
        track: names.get(row.track_id) ?? '',
        state: row.state,
        score: result?.score ?? null,
        rank: result?.rank ?? null,
      }
    }),
  }
}
