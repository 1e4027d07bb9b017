import type { TraceAction } from '../../features/review/reviewers/trace-actions.ts'
import { json } from '../../base/database/json.ts'
import type { Tx } from '../../base/database/tables.ts'
import {
  applyMatching,
  findByRule,
  keepMatching,
  match,
  problemOf,
} from '../../features/review/assignments/server/public.ts'
import { lockSheet, saveSheet } from '../../features/review/scoring/server/public.ts'
import type { MadeEdition } from './insert-editions.ts'
import type { MadeProposal } from './insert-proposals.ts'
import type { MadeReviewers } from './insert-reviewers.ts'
import type { PlannedProposal } from './proposal.ts'

const minute = 60_000
const day = 86_400_000
const seed = 20_261_113
/** Of the reviewers’ places, so that letters that could be sent have none to go to. */
const unmailed = { SMTP_URL: undefined, publicUrl: '' }

type Round = { id: number; opened: Date }
type Open = {
  edition: MadeEdition
  proposals: readonly MadeProposal<PlannedProposal>[]
  reviewers: MadeReviewers
  administrator: number
  now: Date
}

/** A round that was opened two weeks ago and is due in one; who reviews what was found as staff would. */
export async function openRoundOfNow(
  tx: Tx,
  { edition, proposals, reviewers, administrator, now }: Open,
): Promise<Round> {
  const opened = new Date(now.getTime() - 14 * day)
  const actor = { userId: administrator, address: '127.0.0.1' }
  const by = { actor, now: new Date(opened.getTime() - 3 * 60 * minute) }
  const round = await tx
    .insertInto('review_round')
    .values({
      edition_id: edition.id,
      kind: 'preliminary',
      due_at: new Date(now.getTime() + 7 * day),
      per_proposal: 3,
      is_normalised: true,
      disagreement: 15,
      created_at: new Date(opened.getTime() - 2 * day),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('review_conflict')
    .values({
      reviewer_id: reviewers.get('shen') ?? 0,
      proposal_id: proposals.find(one => one.planned.entry === '听机')?.id ?? 0,
      edition_id: edition.id,
      source: 'reviewer',
      reason: '与项目负责人曾在同一课题组，合作过两篇论文。',
      created_at: new Date(opened.getTime() - day),
    })
    .execute()
  await findByRule(tx, { editionId: edition.id, ...by })
  const problem = await problemOf(tx, round, { perProposal: round.per_proposal, seed })
  const began = performance.now()
  const matching = await match(problem)
  await keepMatching(tx, {
    roundId: round.id,
    problem,
    matching,
    milliseconds: Math.round(performance.now() - began),
    ...by,
  })
  const { id: matchingId } = await tx
    .selectFrom('review_matching')
    .select('id')
    .where('round_id', '=', round.id)
    .executeTakeFirstOrThrow()
  await applyMatching(tx, { editionId: edition.id, roundId: round.id, matchingId, settings: unmailed, ...by })
  // Afterwards, and not by its command: nobody is to get a letter of what was two weeks ago.
  await tx.updateTable('review_round').set({ opened_at: opened }).where('id', '=', round.id).execute()
  return { id: round.id, opened }
}

type Past = Omit<Open, 'administrator' | 'now'>

/** A round in which everybody who scores scores everything. */
export async function openPastRound(tx: Tx, { edition, proposals, reviewers }: Past): Promise<Round> {
  const opened = new Date(edition.times.submit[1].getTime() + 3 * day)
  const { id } = await tx
    .insertInto('review_round')
    .values({
      edition_id: edition.id,
      kind: 'preliminary',
      due_at: new Date(opened.getTime() + 21 * day),
      per_proposal: 3,
      opened_at: opened,
      created_at: opened,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const scoring = [...reviewers].flatMap(([name, reviewer]) => (name === 'chen' ? [] : [reviewer]))
  await tx
    .insertInto('review_assignment')
    .values(
      proposals.flatMap(proposal =>
        scoring.map(reviewer_id => ({
          round_id: id,
          edition_id: edition.id,
          reviewer_id,
          proposal_id: proposal.id,
          created_at: opened,
        })),
      ),
    )
    .execute()
  return { id, opened }
}

type Fill = {
  edition: MadeEdition
  round: Round
  proposals: readonly MadeProposal<PlannedProposal>[]
  criteria: Record<string, number[]>
  /** How many days reviewers took; the last of each fifth proposal is still a draft where drafts are left. */
  days: number
  withDrafts: boolean
}

/** What reviewers wrote so far: locked, as drafts, and nothing yet; with what the trace keeps of it. */
export async function fillSheets(
  tx: Tx,
  { edition, round, proposals, criteria, days, withDrafts }: Fill,
): Promise<void> {
  const assigned = await tx
    .selectFrom('review_assignment')
    .select(['id', 'reviewer_id', 'proposal_id'])
    .where('round_id', '=', round.id)
    .where('state', '=', 'assigned')
    .orderBy('id')
    .execute()
  const ofProposal = Map.groupBy(assigned, one => one.proposal_id)
  const seen: { at: Date; reviewerId: number; action: TraceAction; proposalId?: number }[] = []
  let count = 0
  for (const [index, { id, planned, version }] of proposals.entries())
    for (const [place, remark] of planned.remarks.entries()) {
      const one = ofProposal.get(id)?.[place]
      if (!one) continue
      const isDraft = withDrafts && index % 3 === 1 && place === planned.remarks.length - 1
      const began = new Date(
        round.opened.getTime() + (((count++ * 11) % 40) / 40) * days * day + 8 * minute * place,
      )
      const saved = new Date(began.getTime() + (12 + ((index * 5 + place * 3) % 25)) * minute)
      const ids = criteria[planned.track] ?? []
      const told = {
        points: Object.fromEntries(
          // Whoever is not done has points for some of it.
          (isDraft ? ids.slice(0, 2) : ids).map((criterion, at) => [criterion, remark.points[at] ?? 0]),
        ),
        toAuthors: remark.toAuthors,
        toPanel: remark.toPanel ?? '',
      }
      const by = { assignmentId: one.id, reviewerId: one.reviewer_id, editionId: edition.id, now: saved }
      const { tag } = await saveSheet(tx, {
        ...by,
        value: told,
        tag: 0,
        version,
        seconds: Math.round((saved.getTime() - began.getTime()) / 1_000),
      })
      const beside = { reviewerId: one.reviewer_id, proposalId: id }
      seen.push(
        { at: new Date(began.getTime() - minute), reviewerId: one.reviewer_id, action: 'session.open' },
        { at: began, action: 'proposal.read', ...beside },
        { at: saved, action: 'sheet.save', ...beside },
      )
      if (isDraft) continue
      const locked = new Date(saved.getTime() + 2 * minute)
      await lockSheet(tx, { ...by, now: locked, tag })
      seen.push({ at: locked, action: 'sheet.lock', ...beside })
    }
  await tx
    .insertInto('review_event')
    .values(
      seen
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
        .map(({ at, reviewerId, action, proposalId }) => ({
          edition_id: edition.id,
          at,
          reviewer_id: reviewerId,
          address: `10.20.0.${reviewerId}`,
          action,
          proposal_id: proposalId ?? null,
          detail: json({}),
        })),
    )
    .execute()
}
