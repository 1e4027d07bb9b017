import type { Tx } from '../../base/database/tables.ts'
import { hashPassword } from '../../features/review/reviewers/server/public.ts'
import type { PasswordOf } from '../accounts.ts'
import { daysFrom } from '../days.ts'
import type { Somebody } from '../insert-people.ts'
import type { Put } from '../keep-picture.ts'
import type { Member } from './answers.ts'
import { cityProposals } from './city.ts'
import { plannedEditions } from './editions.ts'
import { energyProposals } from './energy.ts'
import { insertEdition, type MadeEdition } from './insert-editions.ts'
import { insertProposals, type Entering, type MadeProposal } from './insert-proposals.ts'
import { closeWithResults, publishNothing } from './insert-results.ts'
import { insertReviewers, insertRubrics, type HashOf } from './insert-reviewers.ts'
import { expressInterests } from './insert-interests.ts'
import { fillSheets, openPastRound, openRoundOfNow } from './insert-reviews.ts'
import { makingProposals } from './making.ts'
import { pastProposals, type PastProposal } from './past.ts'
import type { PlannedProposal } from './proposal.ts'
import { pastReviewers, plannedReviewers } from './reviewers.ts'

type Given = {
  put: Put
  people: readonly Somebody[]
  /** The demo's accounts that take part together, the owner first. */
  team: readonly Pick<Somebody, 'id' | 'name'>[]
  administrator: number
  passwordOf: PasswordOf
  now: Date
}

export const presentProposals = [...energyProposals, ...cityProposals, ...makingProposals]

/** The contest of pilot projects: one that is reviewed, one that is over, one that people can sign up for, and that of 2020. */
export async function insertSpic(
  tx: Tx,
  { put, people, team, administrator, passwordOf, now }: Given,
): Promise<void> {
  const editions = []
  for (const planned of plannedEditions(now.getUTCFullYear(), daysFrom(now)))
    editions.push(await insertEdition(tx, planned))
  const [present, past, , first] = editions
  if (!present || !past || !first) return
  const organisations = await organisationsOf(tx)
  const withTheirs = (one: Pick<Somebody, 'id' | 'name'>): Member => ({
    id: one.id,
    name: one.name,
    organisation: organisations.get(one.id) ?? '',
  })
  const own = team.map(withTheirs)
  const others = people.map(one => ({ ...withTheirs(one), lang: one.lang }))
  // Once for all that have the same: it takes long on purpose.
  const hashes = new Map<string, Promise<string>>()
  const hashOf: HashOf = account => {
    const password = passwordOf(account)
    const hash = hashes.get(password) ?? hashPassword(password)
    hashes.set(password, hash)
    return hash
  }
  await reviewNow(
    tx,
    {
      edition: present,
      proposals: await insertProposals(tx, put, present, enter(presentProposals, others, own)),
    },
    { hashOf, administrator, now },
  )
  await reviewThen(
    tx,
    {
      edition: past,
      proposals: await insertProposals(tx, put, past, enter(pastProposals, others.toReversed(), own)),
    },
    { hashOf, administrator },
  )
  await publishNothing(tx, first, administrator)
}

type Proposed<P extends PlannedProposal> = { edition: MadeEdition; proposals: readonly MadeProposal<P>[] }

/** What is reviewed at present. */
async function reviewNow(
  tx: Tx,
  { edition, proposals }: Proposed<PlannedProposal>,
  { hashOf, administrator, now }: { hashOf: HashOf; administrator: number; now: Date },
): Promise<void> {
  const reviewers = await insertReviewers(tx, edition, { planned: plannedReviewers, hashOf })
  const criteria = await insertRubrics(tx, edition)
  const round = await openRoundOfNow(tx, { edition, proposals, reviewers, administrator, now })
  await fillSheets(tx, { edition, round, proposals, criteria, days: 13, withDrafts: true })
  await expressInterests(tx, { edition, proposals, partner: reviewers.get('gao') ?? 0, now })
}

/** What was reviewed a year ago, with what came of it. */
async function reviewThen(
  tx: Tx,
  { edition, proposals }: Proposed<PastProposal>,
  { hashOf, administrator }: { hashOf: HashOf; administrator: number },
): Promise<void> {
  const reviewers = await insertReviewers(tx, edition, { planned: pastReviewers, hashOf })
  const criteria = await insertRubrics(tx, edition)
  const round = await openPastRound(tx, { edition, proposals, reviewers })
  await fillSheets(tx, { edition, round, proposals, criteria, days: 19, withDrafts: false })
  await closeWithResults(tx, { edition, round, proposals, chief: reviewers.get('chen') ?? 0, administrator })
}

/** Where people work, else where they study. */
async function organisationsOf(tx: Tx): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('user_guide')
    .select(['user_id', 'job_company', 'student_school'])
    .execute()
  return new Map(rows.map(row => [row.user_id, row.job_company || row.student_school || '']))
}

/** Two or three people for each, who speak its language; nobody twice. The first is by `own`, where there are any. */
function enter<P extends PlannedProposal>(
  proposals: readonly P[],
  people: readonly (Member & { lang: string })[],
  own: readonly Member[],
): Entering<P>[] {
  const waiting = Map.groupBy(people, one => one.lang)
  return proposals.map((planned, index) => {
    const found = waiting.get(planned.lang)?.splice(0, 2) ?? []
    const members = index === 0 && own.length > 0 ? own : found
    return {
      planned,
      members: members.map(({ id, name, organisation }) => ({
        id,
        name,
        organisation: planned.kind === 'enterprise' ? planned.entry : organisation,
      })),
    }
  })
}
