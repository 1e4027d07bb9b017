import type { Selectable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import { localize } from '../../../../base/web/language.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../accounts.contract.ts'
import { reviewerFaults } from '../faults.ts'
import { mostListed, tracesPerPage } from '../rules.ts'
import { traceActions } from '../trace-actions.ts'
import {
  addLink,
  addReviewers,
  asksForCode,
  disableReviewer,
  factsOf,
  renewFirstCode,
  revokeLink,
  saveReviewer,
  saveSetting,
} from './commands/accounts.ts'
import { editionWithTracks } from './edition-with-tracks.ts'
import { readList } from './read-list.ts'

type Tracks = Awaited<ReturnType<typeof editionWithTracks>>['tracks']

const knownTracks = (tracks: Tracks, given: readonly number[]): void => {
  if (given.some(id => !tracks.some(track => track.id === id)))
    throw new Failure(reviewerFaults.notFound, { issues: [{ path: 'body.trackIds', code: 'invalid' }] })
}

const trackOf = (track: Tracks[number]) => ({
  id: track.id,
  nameZh: track.name_zh,
  nameEn: track.name_en,
})

/** An account as staff see it. */
const present = (row: Selectable<Tables['reviewer']>, trackIds: number[]) => ({
  id: row.id,
  account: row.account,
  name: row.name,
  organisation: row.organisation,
  email: row.email,
  role: row.role,
  capacity: row.capacity,
  trackIds,
  state: row.disabled_at
    ? ('disabled' as const)
    : row.password_hash === null
      ? ('new' as const)
      : ('active' as const),
  signedInAt: row.signed_in_at,
})

async function readReviewer(db: Db | Tx, of: { id: number; reviewerId: number }, now: Date) {
  const { tracks } = await editionWithTracks(db, of.id)
  const value = await factsOf(db, of)
  const [row, links] = await Promise.all([
    db.selectFrom('reviewer').selectAll().where('id', '=', of.reviewerId).executeTakeFirstOrThrow(),
    db
      .selectFrom('reviewer_link')
      .selectAll()
      .where('reviewer_id', '=', of.reviewerId)
      .where('expires_at', '>', now)
      .orderBy('id', 'desc')
      .limit(50)
      .execute(),
  ])
  return {
    ...section(value),
    reviewer: present(row, value.trackIds),
    tracks: tracks.map(trackOf),
    links: links.map(link => ({
      id: link.id,
      createdAt: link.created_at,
      expiresAt: link.expires_at,
      usedAt: link.used_at,
      isRevoked: link.revoked_at !== null,
    })),
  }
}

export const accountHandlers: Handler[] = [
  handleStaff(calls.listReviewers, async ({ db }, { params: { id } }) => {
    const { edition, tracks } = await editionWithTracks(db, id)
    const [needsCode, reviewers, pairs] = await Promise.all([
      asksForCode(db, id),
      db
        .selectFrom('reviewer')
        .selectAll()
        .where('edition_id', '=', id)
        .orderBy('role')
        .orderBy('account')
        .limit(mostListed)
        .execute(),
      db
        .selectFrom('reviewer_track')
        .select(['reviewer_id', 'track_id'])
        .where('edition_id', '=', id)
        .orderBy('track_id')
        .execute(),
    ])
    const tracksOf = Map.groupBy(pairs, pair => pair.reviewer_id)
    return {
      edition: {
        id: edition.id,
        year: edition.year,
        nameZh: edition.name_zh,
        nameEn: edition.name_en,
      },
      tracks: tracks.map(trackOf),
      needsCode,
      reviewers: reviewers.map(row => present(row, tracksOf.get(row.id)?.map(pair => pair.track_id) ?? [])),
    }
  }),

  handleStaff(calls.getReviewer, ({ db, now }, { params }) => readReviewer(db, params, now)),

  handleStaff(calls.addReviewer, (context, { params: { id }, body }) =>
    context.write(
      async tx => {
        const { edition, tracks } = await editionWithTracks(tx, id)
        knownTracks(tracks, body.trackIds)
        const [added] = await addReviewers(tx, edition, [body], byWhom(context))
        if (!added) throw new Error('no account was made')
        return added
      },
      { keepsAnswer: false },
    ),
  ),

  handleStaff(calls.importReviewers, (context, { params: { id }, body }) =>
    context.write(
      async tx => {
        const { edition, tracks } = await editionWithTracks(tx, id)
        const reviewers = await addReviewers(tx, edition, readList(body.csv, tracks), byWhom(context))
        return { reviewers }
      },
      { keepsAnswer: false },
    ),
  ),

  handleStaff(calls.saveReviewer, (context, { params, body }) =>
    context.write(async tx => {
      const { tracks } = await editionWithTracks(tx, params.id)
      knownTracks(tracks, body.value.trackIds)
      await saveReviewer(tx, params, body, byWhom(context))
      return readReviewer(tx, params, context.now)
    }),
  ),

  handleStaff(calls.disableReviewer, (context, { params, body }) =>
    context.write(async tx => {
      await disableReviewer(tx, params, body, byWhom(context))
      return { isDisabled: body.isDisabled }
    }),
  ),

  handleStaff(calls.renewFirstCode, (context, { params, body }) =>
    context.write(tx => renewFirstCode(tx, params, body.reason, byWhom(context)), { keepsAnswer: false }),
  ),

  handleStaff(calls.addLink, (context, { params, body }) =>
    context.write(tx => addLink(tx, context.settings, params, body, byWhom(context)), {
      keepsAnswer: false,
    }),
  ),

  handleStaff(calls.revokeLink, (context, { params }) =>
    context.write(async tx => {
      await revokeLink(tx, params, byWhom(context))
      return { isRevoked: true as const }
    }),
  ),

  handleStaff(calls.saveReviewSetting, (context, { params: { id }, body }) =>
    context.write(async tx => {
      await editionWithTracks(tx, id)
      await saveSetting(tx, id, body.needsCode, byWhom(context))
      return body
    }),
  ),

  handleStaff(calls.listTrace, async ({ db, lang }, { params: { id }, query }) => {
    await editionWithTracks(db, id)
    const events = db
      .selectFrom('review_event')
      .where('review_event.edition_id', '=', id)
      .$if(query.reviewer !== undefined, of => of.where('reviewer_id', '=', query.reviewer ?? 0))
      .$if(query.proposal !== undefined, of => of.where('proposal_id', '=', query.proposal ?? 0))
    const [{ total }, rows] = await Promise.all([
      events.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      events
        .leftJoin('reviewer', 'reviewer.id', 'review_event.reviewer_id')
        .selectAll('review_event')
        .select(['reviewer.account', 'reviewer.name'])
        .orderBy('review_event.id', 'desc')
        .limit(tracesPerPage)
        .offset((query.page - 1) * tracesPerPage)
        .execute(),
    ])
    return {
      total,
      events: rows.map(row => ({
        id: row.id,
        at: row.at,
        reviewer:
          row.reviewer_id === null
            ? null
            : { id: row.reviewer_id, account: row.account ?? '', name: row.name ?? '' },
        action: localize(traceActions[row.action], lang),
        proposalId: row.proposal_id,
        address: row.address,
        detail: row.detail as Record<string, unknown>,
      })),
    }
  }),
]
