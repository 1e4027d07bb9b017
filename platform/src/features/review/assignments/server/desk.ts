import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { editionById, tracksOf } from '../../../spic/editions/server/public.ts'
import type * as calls from '../managed.contract.ts'
import { mostLacksListed, type ProposalFilter } from '../rules.ts'
import { countBy } from '../count-by.ts'
import { countedProposals, proposalsIn, reviewersOf, scoringReviewers } from './edition.views.ts'
import { scoredAmong, takesPart } from './hooks.ts'
import { roundsOf, roundView, type Round } from './rounds.ts'

type Answered<C extends { answer: unknown }> = C['answer'] extends z.ZodType ? z.input<C['answer']> : never

const countOf = (db: Db, editionId: number) =>
  db
    .selectFrom('review_conflict')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .executeTakeFirstOrThrow()

/** The rounds of an edition, and how far each is assigned. */
export async function deskOf(
  db: Db,
  editionId: number,
  lang: Lang,
): Promise<Answered<typeof calls.getAssignmentDesk>> {
  const edition = await editionById(db, editionId)
  const [rounds, reviewers, conflicts, counted] = await Promise.all([
    roundsOf(db, editionId),
    scoringReviewers(db, editionId),
    countOf(db, editionId),
    countedProposals(db, editionId),
  ])
  const disabled = new Set(reviewers.filter(one => one.isDisabled).map(one => one.id))
  const views = await Promise.all(
    rounds.map(async round => {
      const [isIn, had] = await Promise.all([
        takesPart.run(db, { editionId, kind: round.kind }),
        assignmentsIn(db, round),
      ])
      const proposals = counted.filter(one => isIn(one.id))
      const assigned = had.filter(one => one.state === 'assigned')
      const covers = countBy(
        assigned.filter(one => !disabled.has(one.reviewer_id)),
        one => one.proposal_id,
      )
      return {
        ...roundView(round),
        proposals: proposals.length,
        covered: proposals.filter(({ id }) => (covers.get(id) ?? 0) >= round.per_proposal).length,
        assigned: assigned.length,
        declined: had.filter(one => one.state === 'declined').length,
      }
    }),
  )
  return {
    edition: { id: edition.id, year: edition.year, name: localizeColumn(edition, 'name', lang) },
    rounds: views,
    reviewers: reviewers.length - disabled.size,
    conflicts: Number(conflicts.count),
  }
}

const assignmentsIn = (db: Db | Tx, round: Round) =>
  db.selectFrom('review_assignment').selectAll().where('round_id', '=', round.id).orderBy('id').execute()

type Page = { search: string; page: number; per_page: number }
const pageOf = <T>(list: readonly T[], { page, per_page }: Page): T[] =>
  list.slice((page - 1) * per_page, page * per_page)
const isFound = (search: string, ...texts: string[]): boolean =>
  texts.some(text => text.toLowerCase().includes(search.toLowerCase()))

/** Proposals of a round, those that lack most reviewers in front, with all who review them or did. */
export async function roundProposals(
  db: Db,
  round: Round,
  query: Page & { show: ProposalFilter; lang: Lang },
): Promise<Answered<typeof calls.listRoundProposals>> {
  const [proposals, had, reviewers, conflicts] = await Promise.all([
    proposalsIn(db, round),
    assignmentsIn(db, round),
    scoringReviewers(db, round.edition_id),
    db
      .selectFrom('review_conflict')
      .select(({ fn }) => ['proposal_id', fn.countAll<number>().as('count')])
      .where('edition_id', '=', round.edition_id)
      .groupBy('proposal_id')
      .execute(),
  ])
  const reviewerOf = new Map(reviewers.map(one => [one.id, one]))
  const conflictsOf = new Map(conflicts.map(row => [row.proposal_id, Number(row.count)]))
  const isStanding = (one: (typeof had)[number]) =>
    one.state === 'assigned' && reviewerOf.get(one.reviewer_id)?.isDisabled === false
  const covers = countBy(had.filter(isStanding), one => one.proposal_id)
  const declined = new Set(had.filter(one => one.state === 'declined').map(one => one.proposal_id))
  const of: Record<ProposalFilter, (id: number) => boolean> = {
    all: () => true,
    lacking: id => (covers.get(id) ?? 0) < round.per_proposal,
    declined: id => declined.has(id),
  }
  const found = proposals.filter(one => isFound(query.search, one.title, one.entry))
  const shown = found
    .filter(one => of[query.show](one.id))
    .toSorted((a, b) => (covers.get(a.id) ?? 0) - (covers.get(b.id) ?? 0) || a.id - b.id)
  const rows = pageOf(shown, query)
  const ids = new Set(rows.map(one => one.id))
  const theirs = had.filter(one => ids.has(one.proposal_id))
  const scored = await scoredAmong.run(
    db,
    theirs.map(one => one.id),
  )
  const count = (show: ProposalFilter) => found.filter(one => of[show](one.id)).length
  return {
    total: shown.length,
    counts: { all: count('all'), lacking: count('lacking'), declined: count('declined') },
    proposals: rows.map(one => ({
      id: one.id,
      title: one.title,
      track: localizeColumn(one, 'track', query.lang),
      entry: one.entry,
      conflicts: conflictsOf.get(one.id) ?? 0,
      assignments: theirs
        .filter(made => made.proposal_id === one.id)
        .map(made => {
          const reviewer = reviewerOf.get(made.reviewer_id)
          return {
            id: made.id,
            reviewer: {
              id: made.reviewer_id,
              name: reviewer?.name ?? '—',
              organisation: reviewer?.organisation ?? '',
              isDisabled: reviewer?.isDisabled ?? true,
            },
            state: made.state,
            reason: made.reason,
            at: made.ended_at ?? made.created_at,
            isScored: scored.has(made.id),
          }
        }),
    })),
  }
}

/** Reviewers of an edition with what they have in a round, whoever has most to do in front. */
export async function loadsOf(
  db: Db,
  round: Round,
  query: Page & { lang: Lang },
): Promise<Answered<typeof calls.listLoads>> {
  const [reviewers, had, ofEdition] = await Promise.all([
    scoringReviewers(db, round.edition_id),
    assignmentsIn(db, round),
    tracksOf(db, round.edition_id),
  ])
  const assigned = had.filter(one => one.state === 'assigned')
  const scored = await scoredAmong.run(
    db,
    assigned.map(one => one.id),
  )
  const tracks = new Map(ofEdition.map(track => [track.id, localizeColumn(track, 'name', query.lang)]))
  const byReviewer = (list: typeof had) => countBy(list, one => one.reviewer_id)
  const load = byReviewer(assigned)
  const declined = byReviewer(had.filter(one => one.state === 'declined'))
  const done = byReviewer(assigned.filter(one => scored.has(one.id)))
  const shown = reviewers
    .filter(one => isFound(query.search, one.name, one.organisation))
    .map(one => ({ ...one, assigned: load.get(one.id) ?? 0 }))
    .toSorted((a, b) => b.assigned - a.assigned || a.id - b.id)
  return {
    total: shown.length,
    loads: pageOf(shown, query).map(one => ({
      id: one.id,
      name: one.name,
      organisation: one.organisation,
      tracks: one.tracks.map(id => tracks.get(id) ?? ''),
      capacity: one.capacity,
      assigned: one.assigned,
      scored: done.get(one.id) ?? 0,
      declined: declined.get(one.id) ?? 0,
      isDisabled: one.isDisabled,
    })),
  }
}

/** Conflicts of an edition, the newest first. */
export async function conflictList(
  db: Db,
  editionId: number,
  query: Page,
): Promise<Answered<typeof calls.listConflicts>> {
  await editionById(db, editionId)
  const [rows, reviewers, proposals] = await Promise.all([
    db
      .selectFrom('review_conflict')
      .selectAll()
      .where('edition_id', '=', editionId)
      .orderBy('created_at', 'desc')
      .orderBy('proposal_id')
      .orderBy('reviewer_id')
      .execute(),
    reviewersOf(db, editionId),
    countedProposals(db, editionId),
  ])
  const reviewerOf = new Map(reviewers.map(({ id, name, organisation }) => [id, { id, name, organisation }]))
  const proposalOf = new Map(proposals.map(({ id, title, entry }) => [id, { id, title, entry }]))
  const shown = rows.flatMap(row => {
    const reviewer = reviewerOf.get(row.reviewer_id)
    // Of a proposal that was withdrawn nothing can be assigned.
    const proposal = proposalOf.get(row.proposal_id)
    if (!reviewer || !proposal) return []
    const { source, reason, created_at: at } = row
    return isFound(query.search, reviewer.name, proposal.title, proposal.entry, reason)
      ? [{ reviewer, proposal, source, reason, at }]
      : []
  })
  return { total: shown.length, conflicts: pageOf(shown, query) }
}

/** What the latest preview of a round found. */
export async function latestMatching(
  db: Db | Tx,
  round: Round,
): Promise<Answered<typeof calls.getMatching>['matching']> {
  const row = await db
    .selectFrom('review_matching')
    .selectAll()
    .where('round_id', '=', round.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { pairs, lacks, loads, milliseconds } = row.detail
  const listed = lacks.slice(0, mostLacksListed)
  const titles = new Map(
    listed.length === 0
      ? []
      : (
          await countedProposals(
            db,
            round.edition_id,
            listed.map(one => one.proposalId),
          )
        ).map(one => [one.id, one.title] as const),
  )
  return {
    id: row.id,
    seed: row.seed,
    at: row.at,
    appliedAt: row.applied_at,
    milliseconds,
    pairs: pairs.length,
    proposals: new Set(pairs.map(one => one.proposalId)).size,
    reviewers: new Set(pairs.map(one => one.reviewerId)).size,
    loads,
    lacks: listed.map(({ proposalId, missing, cause }) => ({
      proposal: { id: proposalId, title: titles.get(proposalId) ?? '—' },
      missing,
      cause,
    })),
    moreLacks: lacks.length - listed.length,
  }
}
