import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { reviewRole, type Reviewer } from '../../../../base/http/reviewer.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { tracksOf } from '../../../spic/editions/server/public.ts'
import type { listInterests } from '../interests.contract.ts'
import { interestsOf, type Interest } from './interests.views.ts'
import { conflictsOf } from '../../assignments/server/public.ts'
import { isAnyShortlisted, submittedProposals, type Submitted } from './proposals.views.ts'

const isShortlisted = ({ state }: Submitted) => state === 'shortlisted' || state === 'awarded'

/**
 * What a partner, or the chief who looks after them, is shown: the shortlist, or all that is in the review while nothing is
 * shortlisted; nothing that the reader is in conflict with.
 */
export async function shownToPartners(
  db: Db | Tx,
  { editionId, reviewerId }: Pick<Reviewer, 'editionId' | 'reviewerId'>,
  proposalId?: number,
) {
  const [submitted, isShortlist, conflicts] = await Promise.all([
    submittedProposals(db, editionId, proposalId),
    isAnyShortlisted(db, editionId),
    conflictsOf(db, reviewerId),
  ])
  const isShown = (row: Submitted) =>
    (isShortlist ? isShortlisted(row) : row.state !== 'withdrawn' && row.state !== 'rejected') &&
    !conflicts.has(row.id)
  return { isShortlist, rows: submitted.filter(isShown) }
}

/** One of these. */
export const proposalShown = async (
  db: Db | Tx,
  reviewer: Pick<Reviewer, 'editionId' | 'reviewerId'>,
  proposalId: number,
): Promise<Submitted | undefined> => (await shownToPartners(db, reviewer, proposalId)).rows[0]

type Answered = z.input<typeof listInterests.answer>
type Query = { track?: number | undefined; search: string; page: number; per_page: number; lang: Lang }

/** Proposals as partners read them, each without whose it is, and the interests that the reader may see. */
export async function interestsFor(db: Db, reviewer: Reviewer, query: Query): Promise<Answered> {
  const { editionId, role, reviewerId } = reviewer
  const [{ isShortlist, rows }, tracks] = await Promise.all([
    shownToPartners(db, reviewer),
    tracksOf(db, editionId),
  ])
  const names = new Map(tracks.map(track => [track.id, localizeColumn(track, 'name', query.lang)]))
  const wanted = query.search.toLowerCase()
  const found = rows.filter(
    row =>
      (query.track === undefined || row.track_id === query.track) && row.title.toLowerCase().includes(wanted),
  )
  const from = (query.page - 1) * query.per_page
  const shown = found.slice(from, from + query.per_page)
  const interests = Map.groupBy(
    await interestsOf(
      db,
      shown.map(row => row.id),
    ),
    one => one.proposalId,
  )
  const proposals = shown.map(row => {
    const theirs = interests.get(row.id) ?? []
    const own = theirs.find(one => one.reviewerId === reviewerId)
    return {
      id: row.id,
      title: row.title,
      track: names.get(row.track_id) ?? '',
      own: role === reviewRole.partner && own ? ownView(own, row.entry) : null,
      interests: role === reviewRole.chief ? theirs.map(partnerView) : null,
    }
  })
  return {
    tracks: [...names].map(([id, name]) => ({ id, name })),
    isShortlist,
    total: found.length,
    proposals,
  }
}

const ownView = ({ message, contact, at, answer, entryContact }: Interest, entry: string) => ({
  message,
  contact,
  at,
  answer,
  // Both agree: only now each is told who the other is and how to reach them.
  entry: answer === 'agreed' ? { name: entry, contact: entryContact } : null,
})

/** As others than the partner see it, without a contact. */
const partnerView = ({ reviewerId, name, organisation, message, at, answer }: Interest) => ({
  id: reviewerId,
  name,
  organisation,
  message,
  at,
  answer,
})

/** As the team sees it. */
export const entryView = (interest: Interest) => ({
  ...partnerView(interest),
  contacts: interest.answer === 'agreed' ? { partner: interest.contact, entry: interest.entryContact } : null,
})
