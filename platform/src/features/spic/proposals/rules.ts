import type { Fault } from '../../../base/contract/failure.ts'
import { signupState, submitState, type EntrantKind, type Windows } from '../editions/rules.ts'
import type { Field } from '../forms/fields.ts'
import { proposalFaults } from './faults.ts'

/** What became of a proposal, as published. */
export const outcomes = ['awarded', 'shortlisted', 'declined'] as const
export type Outcome = (typeof outcomes)[number]

export const longestName = 80
export const longestTitle = 120
export const longestReason = 500
export const mostUnwanted = 20
/** How many files a proposal may have at once, those that nothing refers to any more among them. */
export const mostFilesAtOnce = 200
/** How long a file stays that was uploaded and is in no answer: who types without a connection may still save it. */
export const strayFileMs = 7 * 86_400_000

/** Where an entry stands, from its draft to what became of it: what its members see first. */
export const stages = ['none', 'draft', 'signedUp', 'writing', 'submitted', 'withdrawn', 'decided'] as const
export type Stage = (typeof stages)[number]

type Standing = {
  signedUpAt: Date | null
  proposal: {
    currentVersion: number | null
    withdrawnAt: Date | null
    outcome: Outcome | null
  } | null
}

export function stageOf(entry: Standing | null): Stage {
  if (!entry) return 'none'
  if (!entry.signedUpAt) return 'draft'
  const { proposal } = entry
  if (!proposal) return 'signedUp'
  if (proposal.outcome) return 'decided'
  if (proposal.currentVersion !== null) return 'submitted'
  return proposal.withdrawnAt ? 'withdrawn' : 'writing'
}

export type EntryFacts = { isOwner: boolean; signedUpAt: Date | null; hasSubmitted: boolean }

/** Why nobody may change who takes part, if they may not: only the owner does, and only inside the window. */
export const entryDenied = (
  edition: Windows,
  entry: Pick<EntryFacts, 'isOwner'>,
  now: Date,
): Fault | undefined =>
  !entry.isOwner
    ? proposalFaults.ownerOnly
    : signupState(edition, now) === 'open'
      ? undefined
      : proposalFaults.signupClosed

/** A draft can be dropped at any time, an entry that is signed up inside the window and before it proposed anything. */
export function cancelDenied(edition: Windows, entry: EntryFacts, now: Date): Fault | undefined {
  if (!entry.isOwner) return proposalFaults.ownerOnly
  if (entry.hasSubmitted) return proposalFaults.submitted
  return entry.signedUpAt === null || signupState(edition, now) === 'open'
    ? undefined
    : proposalFaults.signupClosed
}

/** Why nothing of a proposal may change, if it may not. */
export const proposalDenied = (
  edition: Windows,
  entry: Pick<EntryFacts, 'signedUpAt'>,
  now: Date,
): Fault | undefined =>
  entry.signedUpAt === null
    ? proposalFaults.notSignedUp
    : submitState(edition, now) === 'open'
      ? undefined
      : proposalFaults.submitClosed

/** Why an edition does not take an entry of this kind from this account, if it does not. */
export const kindDenied = (
  edition: { entrant_kinds: readonly EntrantKind[] },
  kind: EntrantKind,
  isCertifiedEnterprise: boolean,
): Fault | undefined =>
  !edition.entrant_kinds.includes(kind)
    ? proposalFaults.kindClosed
    : kind === 'enterprise' && !isCertifiedEnterprise
      ? proposalFaults.enterpriseNeeded
      : undefined

/** Whether a proposal counts: it was submitted, and not withdrawn since. */
export const isCurrent = (proposal: { current_version: number | null; withdrawn_at: Date | null }): boolean =>
  proposal.current_version !== null && proposal.withdrawn_at === null

export type Unwanted = { name: string; organisation: string; reason: string }

/** Each names somebody or some organisation, and says why. */
export const unwantedIssues = (rows: readonly Unwanted[]): { path: string; code: 'required' }[] =>
  rows.flatMap(({ name, organisation, reason }, at) => [
    ...(name === '' && organisation === ''
      ? [{ path: `unwanted.${at}.name`, code: 'required' as const }]
      : []),
    ...(reason === '' ? [{ path: `unwanted.${at}.reason`, code: 'required' as const }] : []),
  ])

/** A sign-up is about who takes part: files come with the proposal. */
export const signupFields = (fields: readonly Field[]): Field[] =>
  fields.filter(field => field.kind !== 'file')

/** Why somebody may not leave their entry, if they may not. */
export const leaveDenied = (
  edition: Windows,
  entry: Pick<EntryFacts, 'isOwner'>,
  now: Date,
): Fault | undefined =>
  entry.isOwner
    ? proposalFaults.ownerStays
    : signupState(edition, now) === 'open'
      ? undefined
      : proposalFaults.signupClosed
