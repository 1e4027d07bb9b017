import type { z } from 'zod'
import { audit } from '../../../../base/audit/audit.ts'
import { localize } from '../../../../base/web/language.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import { sendEvents } from '../../../../base/http/event-stream.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { editionById, tracksOf } from '../../../spic/editions/server/public.ts'
import { tieReasons } from '../../scoring/ranking.ts'
import * as calls from '../results.contract.ts'
import { isOverlapping, isTold } from '../rules.ts'
import type { PublishedProposal, Snapshot } from '../snapshot.ts'
import { archiveTopic, sendArchive } from './archive.ts'
import { publishResults } from './commands/publish-results.ts'
import { planSlots, removeSlot, saveSlot, tellSlots } from './commands/slots.ts'
import { finalRanking, publicationOf, standOf } from './results.ts'
import { defenceOf } from './slots.ts'

/** Slots with whose they are, and whether something is wrong with one. */
function slotViews({ slots, submitted, proposals }: NonNullable<Awaited<ReturnType<typeof defenceOf>>>) {
  const known = new Map(submitted.map(row => [row.id, row]))
  const isIn = new Set(proposals.map(row => row.id))
  return slots.map(({ told, ...slot }) => ({
    ...slot,
    isTold: isTold(slot, told),
    title: known.get(slot.proposalId)?.title ?? '',
    entry: known.get(slot.proposalId)?.entry ?? '',
    isWrong:
      !isIn.has(slot.proposalId) || slots.some(other => other.id !== slot.id && isOverlapping(slot, other)),
  }))
}

type Answered = NonNullable<z.input<typeof calls.getResultsDesk.answer>['ranking']>
type ShownRanking = Pick<Answered, 'roundId' | 'kind' | 'digest'> & {
  rows: (Omit<Answered['rows'][number], 'track' | 'explanation'> &
    Pick<PublishedProposal, 'trackId' | 'decidedBy'>)[]
}
const rankingNow = ({
  round,
  digest,
  rows,
}: NonNullable<Awaited<ReturnType<typeof finalRanking>>>): ShownRanking => ({
  roundId: round.id,
  kind: round.kind,
  digest,
  rows: rows.map(row => ({ ...row, prizeZh: '', prizeEn: '' })),
})

const rankingPublished = ({ round, proposals }: Snapshot): ShownRanking => ({
  roundId: round.id,
  kind: round.kind,
  digest: '',
  rows: proposals.map(row => ({ ...row, missing: 0 })),
})

export const resultHandlers: Handler[] = [
  handleStaff(calls.getResultsDesk, async ({ db, lang }, { params: { editionId } }) => {
    const edition = await editionById(db, editionId)
    const [stand, publication, tracks] = await Promise.all([
      standOf(db, editionId),
      publicationOf(db, editionId),
      tracksOf(db, editionId),
    ])
    const [defence, ranking] = await Promise.all([
      defenceOf(db, stand),
      // What is published stays as it was, whatever is counted anew.
      publication
        ? rankingPublished(publication.result)
        : finalRanking(db, stand).then(found => found && rankingNow(found)),
    ])
    const names = new Map(tracks.map(track => [track.id, localizeColumn(track, 'name', lang)]))
    const by = publication?.published_by ?? null
    const people = await userNames(db, by === null ? [] : [by])
    return {
      edition: { id: edition.id, name: localizeColumn(edition, 'name', lang), year: edition.year },
      rounds: stand.rounds.map(round => ({
        id: round.id,
        kind: round.kind,
        openedAt: round.opened_at,
        closedAt: round.closed_at,
      })),
      defence: defence
        ? {
            roundId: defence.round.id,
            without: defence.proposals
              .filter(row => !defence.slots.some(slot => slot.proposalId === row.id))
              .map(({ id, title, entry }) => ({ id, title, entry })),
            slots: slotViews(defence),
          }
        : null,
      ranking: ranking
        ? {
            ...ranking,
            rows: ranking.rows.map(({ trackId, decidedBy, ...row }) => ({
              ...row,
              track: names.get(trackId) ?? '',
              explanation: decidedBy && decidedBy !== 'score' ? localize(tieReasons[decidedBy], lang) : '',
            })),
          }
        : null,
      published: publication
        ? { at: publication.published_at, by: by === null ? '' : (people.get(by) ?? '') }
        : null,
    }
  }),

  handleStaff(calls.planSlots, (context, { params, body }) =>
    context.write(tx => planSlots(tx, { ...params, ...body, ...byWhom(context) })),
  ),

  handleStaff(calls.saveSlot, (context, { params, body }) =>
    context.write(async tx => ({ id: await saveSlot(tx, { ...params, ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.removeSlot, (context, { params }) =>
    context.write(async tx => {
      await removeSlot(tx, { ...params, ...byWhom(context) })
      return { isRemoved: true as const }
    }),
  ),

  handleStaff(calls.tellSlots, (context, { params }) =>
    context.write(async tx => ({ told: await tellSlots(tx, { ...params, ...byWhom(context) }) })),
  ),

  handleStaff(calls.publishResults, (context, { params, body }) =>
    context.write(tx => publishResults(tx, { ...params, ...body, ...byWhom(context) })),
  ),

  handleStaff(calls.getArchive, async (context, { params: { editionId } }) => {
    const edition = await editionById(context.db, editionId)
    const { actor, now } = byWhom(context)
    await context.write(tx =>
      audit(tx, actor, { action: 'spic_result.archive', subject: 'spic_result', subjectId: editionId }, now),
    )
    await sendArchive(context, edition)
  }),

  handleStaff(calls.watchArchive, async (context, { params: { editionId } }) => {
    sendEvents(context, send => {
      // Opens the stream for proxies and readers at once: the first event may take long.
      send({}, 'ready')
      return context.live.subscribe(archiveTopic(editionId, context.viewer.userId), progress =>
        send(progress),
      )
    })
  }),
]
