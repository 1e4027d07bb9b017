import { audit } from '../../../../base/audit/audit.ts'
import { localize } from '../../../../base/web/language.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { editionById, tracksOf } from '../../../spic/editions/server/public.ts'
import { roundsOf } from '../../assignments/server/public.ts'
import * as calls from '../results.contract.ts'
import { isOverlapping, isTold } from '../rules.ts'
import { sendArchive } from './archive.ts'
import { publishResults } from './commands/publish-results.ts'
import { planSlots, removeSlot, saveSlot, tellSlots } from './commands/slots.ts'
import { finalRanking, publicationOf } from './results.ts'
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

export const resultHandlers: Handler[] = [
  handleStaff(calls.getResultsDesk, async ({ db, lang }, { params: { editionId } }) => {
    const edition = await editionById(db, editionId)
    const [rounds, defence, ranking, publication, tracks] = await Promise.all([
      roundsOf(db, editionId),
      defenceOf(db, editionId),
      finalRanking(db, editionId),
      publicationOf(db, editionId),
      tracksOf(db, editionId),
    ])
    const names = new Map(tracks.map(track => [track.id, localizeColumn(track, 'name', lang)]))
    const given = new Map(publication?.result.proposals.map(one => [one.proposalId, one]))
    const by = publication?.published_by ?? null
    const people = await userNames(db, by === null ? [] : [by])
    return {
      edition: { id: edition.id, name: localizeColumn(edition, 'name', lang), year: edition.year },
      rounds: rounds.map(round => ({
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
            roundId: ranking.round.id,
            kind: ranking.round.kind,
            digest: ranking.digest,
            rows: ranking.rows.map(row => ({
              ...row,
              track: names.get(row.trackId) ?? '',
              explanation:
                row.explanation && row.decidedBy !== 'score' ? localize(row.explanation, lang) : '',
              outcome: given.get(row.proposalId)?.outcome ?? row.outcome,
              prizeZh: given.get(row.proposalId)?.prizeZh ?? '',
              prizeEn: given.get(row.proposalId)?.prizeEn ?? '',
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
    sendArchive(context, edition)
  }),
]
