import { parse } from 'csv-parse/sync'
import { Failure } from '../../../../base/contract/failure.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { localize } from '../../../../base/web/language.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../accounts.contract.ts'
import { reviewerFaults } from '../faults.ts'
import { mostListed, readList } from '../rules.ts'
import { traceActions } from '../trace-actions.ts'
import {
  addLink,
  addReviewers,
  disableReviewer,
  renewFirstCode,
  revokeLink,
  saveReviewer,
  saveSetting,
} from './commands/accounts.ts'
import { editionWithTracks } from './edition-with-tracks.ts'

type Tracks = Awaited<ReturnType<typeof editionWithTracks>>['tracks']

const knownTracks = (tracks: Tracks, given: readonly number[]): number[] => {
  if (given.some(id => !tracks.some(track => track.id === id)))
    throw new Failure(reviewerFaults.notFound, { issues: [{ path: 'body.trackIds', code: 'invalid' }] })
  return [...given]
}

/** A file as a spreadsheet wrote it. Each row with its number of cells, so that a short one is told as what it lacks. */
function cellsOf(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: false, to: mostListed + 2 })
  } catch (error) {
    const { lines = 1 } = error as { lines?: number }
    throw new Failure(reviewerFaults.badList, {
      issues: [{ path: `body.csv.${lines}.columns`, code: 'invalid' }],
    })
  }
}

export const accountHandlers: Handler[] = [
  handleStaff(calls.listReviewers, async ({ db, now }, { params: { id } }) => {
    const { edition, tracks } = await editionWithTracks(db, id)
    const [setting, reviewers, ofTracks, links, seen] = await Promise.all([
      db.selectFrom('review_setting').select('needs_code').where('edition_id', '=', id).executeTakeFirst(),
      db
        .selectFrom('reviewer')
        .selectAll()
        .where('edition_id', '=', id)
        .orderBy('role')
        .orderBy('account')
        .limit(2_000)
        .execute(),
      db
        .selectFrom('reviewer_track')
        .select(['reviewer_id', 'track_id'])
        .where('edition_id', '=', id)
        .orderBy('track_id')
        .execute(),
      db
        .selectFrom('reviewer_link')
        .innerJoin('reviewer', 'reviewer.id', 'reviewer_link.reviewer_id')
        .selectAll('reviewer_link')
        .where('edition_id', '=', id)
        .where('expires_at', '>', now)
        .orderBy('reviewer_link.id', 'desc')
        .execute(),
      db
        .selectFrom('review_event')
        .select(eb => ['reviewer_id', eb.fn.max('at').as('at')])
        .where('edition_id', '=', id)
        .where('action', '=', 'session.open')
        .groupBy('reviewer_id')
        .execute(),
    ])
    return {
      edition: {
        id: edition.id,
        year: edition.year,
        nameZh: edition.name_zh,
        nameEn: edition.name_en,
      },
      tracks: tracks.map(track => ({ id: track.id, nameZh: track.name_zh, nameEn: track.name_en })),
      needsCode: setting?.needs_code ?? false,
      reviewers: reviewers.map(row => ({
        id: row.id,
        account: row.account,
        name: row.name,
        organisation: row.organisation,
        email: row.email,
        role: row.role,
        capacity: row.capacity,
        trackIds: ofTracks.flatMap(of => (of.reviewer_id === row.id ? [of.track_id] : [])),
        state: row.disabled_at
          ? ('disabled' as const)
          : row.locked_until && row.locked_until > now
            ? ('locked' as const)
            : row.password_hash === null
              ? ('new' as const)
              : ('active' as const),
        lastSeenAt: seen.find(one => one.reviewer_id === row.id)?.at ?? null,
        links: links.flatMap(link =>
          link.reviewer_id === row.id
            ? [
                {
                  id: link.id,
                  createdAt: link.created_at,
                  expiresAt: link.expires_at,
                  usedAt: link.used_at,
                  isRevoked: link.revoked_at !== null,
                },
              ]
            : [],
        ),
      })),
    }
  }),

  handleStaff(calls.addReviewer, (context, { params: { id }, body }) =>
    context.write(
      async tx => {
        const { edition, tracks } = await editionWithTracks(tx, id)
        const trackIds = knownTracks(tracks, body.trackIds)
        const [added] = await addReviewers(tx, edition, [{ ...body, trackIds }], byWhom(context))
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
        const rows = cellsOf(body.csv)
        const read = readList(rows)
        const wrong = 'wrong' in read ? [...read.wrong] : []
        const listed = 'reviewers' in read ? read.reviewers : []
        const trackOf = (name: string) =>
          tracks.find(track => [String(track.id), track.name_zh, track.name_en].includes(name))?.id
        const issues = [
          ...wrong.map(({ line, code }) => ({ path: `body.csv.${line}.${code}`, code: 'invalid' as const })),
          ...listed.flatMap(({ account, tracks: names }) =>
            names.some(name => trackOf(name) === undefined)
              ? [{ path: `body.csv.${account}.tracks`, code: 'invalid' as const }]
              : [],
          ),
          ...(rows.length > mostListed + 1 || (wrong.length === 0 && listed.length === 0)
            ? [{ path: 'body.csv', code: 'invalid' as const }]
            : []),
        ]
        if (issues.length > 0) throw new Failure(reviewerFaults.badList, { issues })
        const reviewers = await addReviewers(
          tx,
          edition,
          listed.map(({ tracks: names, ...facts }) => ({
            ...facts,
            trackIds: names.flatMap(name => trackOf(name) ?? []),
          })),
          byWhom(context),
        )
        return { reviewers }
      },
      { keepsAnswer: false },
    ),
  ),

  handleStaff(calls.saveReviewer, (context, { params, body }) =>
    context.write(async tx => {
      const { tracks } = await editionWithTracks(tx, params.id)
      await saveReviewer(
        tx,
        params,
        { ...body, trackIds: knownTracks(tracks, body.trackIds) },
        byWhom(context),
      )
      return { isSaved: true as const }
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
    const size = 50
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
        .limit(size)
        .offset((query.page - 1) * size)
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
