import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockEdition } from '../../../../spic/editions/server/public.ts'
import { membersOfAll } from '../../../../spic/proposals/server/public.ts'
import { decisionFaults } from '../../faults.ts'
import { isOverlapping, isTold, plannedSlots, toldOf, type Slot, type ToldSlot } from '../../rules.ts'
import { tellOfGoneSlots, tellOfSlots } from '../notices.ts'
import { defenceOf } from '../slots.ts'
import { refusePublished } from '../standing.ts'
import { standOf } from '../results.ts'

type By = { editionId: number; actor: Actor; now: Date }
const mostSeed = 2 ** 31

/** The defence round with who is in it; nothing of it changes meanwhile, nor after results are published. */
async function lockDefence(tx: Tx, editionId: number) {
  const edition = await lockEdition(tx, editionId, 'update')
  await refusePublished(tx, editionId)
  const defence = await defenceOf(tx, await standOf(tx, editionId))
  if (!defence) throw new Failure(decisionFaults.noDefence)
  return { edition, ...defence }
}

const write = (tx: Tx, roundId: number, slots: readonly Slot[]) =>
  tx
    .insertInto('review_slot')
    .values(
      slots.map(({ proposalId, startsAt, minutes, place }) => ({
        round_id: roundId,
        proposal_id: proposalId,
        starts_at: startsAt,
        minutes,
        place: place.trim(),
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['round_id', 'proposal_id']).doUpdateSet(({ ref }) => ({
        starts_at: ref('excluded.starts_at'),
        minutes: ref('excluded.minutes'),
        place: ref('excluded.place'),
      })),
    )
    .returning('id')
    .execute()

type Defence = Awaited<ReturnType<typeof lockDefence>>

/** Takes slots away, and tells the teams that knew of one. */
async function takeAway(
  tx: Tx,
  { edition, round, submitted }: Defence,
  gone: readonly { proposalId: number; told: ToldSlot | null }[],
  now: Date,
): Promise<void> {
  if (gone.length === 0) return
  const ids = gone.map(slot => slot.proposalId)
  await tx
    .deleteFrom('review_slot')
    .where('round_id', '=', round.id)
    .where('proposal_id', 'in', ids)
    .execute()
  const titles = new Map(submitted.map(row => [row.id, row.title]))
  const members = await membersOfAll(tx, ids)
  const slots = gone.flatMap(({ proposalId, told }) =>
    told
      ? {
          proposalId,
          title: titles.get(proposalId) ?? '',
          startsAt: new Date(told.startsAt),
          to: members.get(proposalId) ?? [],
        }
      : [],
  )
  await tellOfGoneSlots(tx, { edition, slots, now })
}

type Plan = {
  startsAt: string
  minutes: number
  pause: number
  places: readonly string[]
  seed: number | null
} & By

/** Plans all defences anew; slots of what is no longer in the round go. */
export async function planSlots(tx: Tx, ask: Plan): Promise<{ planned: number; seed: number }> {
  const { editionId, startsAt, minutes, pause, places, actor, now } = ask
  const defence = await lockDefence(tx, editionId)
  const { round, proposals } = defence
  if (proposals.length === 0) throw new Failure(decisionFaults.noDefence)
  const seed = ask.seed ?? randomInt(mostSeed)
  const slots = plannedSlots(
    proposals.map(one => one.id),
    { startsAt: new Date(startsAt), minutes, pause, places: [...new Set(places)], seed },
  )
  if (slots.some((slot, at) => slots.slice(at + 1).some(other => isOverlapping(slot, other))))
    throw new Failure(decisionFaults.overlap)
  const planned = new Set(slots.map(slot => slot.proposalId))
  await takeAway(
    tx,
    defence,
    defence.slots.filter(slot => !planned.has(slot.proposalId)),
    now,
  )
  await write(tx, round.id, slots)
  await audit(
    tx,
    actor,
    {
      action: 'spic_result.plan',
      subject: 'spic_result',
      subjectId: editionId,
      detail: { round: round.id, startsAt, minutes, pause, places, seed, planned: slots.length },
    },
    now,
  )
  return { planned: slots.length, seed }
}

type Save = { proposalId: number; startsAt: string; minutes: number; place: string } & By

export async function saveSlot(tx: Tx, ask: Save): Promise<number> {
  const { editionId, proposalId, minutes, place, actor, now } = ask
  const { round, proposals, slots } = await lockDefence(tx, editionId)
  if (!proposals.some(one => one.id === proposalId)) throw new Failure(decisionFaults.notInRound)
  const slot = { proposalId, startsAt: new Date(ask.startsAt), minutes, place }
  if (slots.some(other => other.proposalId !== proposalId && isOverlapping(slot, other)))
    throw new Failure(decisionFaults.overlap)
  const [kept] = await write(tx, round.id, [slot])
  if (!kept) throw new Error('a slot is gone that was just kept')
  await audit(
    tx,
    actor,
    {
      action: 'spic_result.slot',
      subject: 'spic_result',
      subjectId: editionId,
      detail: { proposalId, startsAt: ask.startsAt, minutes, place },
    },
    now,
  )
  return kept.id
}

export async function removeSlot(
  tx: Tx,
  { editionId, proposalId, actor, now }: { proposalId: number } & By,
): Promise<void> {
  const defence = await lockDefence(tx, editionId)
  const gone = defence.slots.filter(slot => slot.proposalId === proposalId)
  if (gone.length === 0) throw new Failure(decisionFaults.noSlot)
  await takeAway(tx, defence, gone, now)
  await audit(
    tx,
    actor,
    {
      action: 'spic_result.unslot',
      subject: 'spic_result',
      subjectId: editionId,
      detail: { proposalId },
    },
    now,
  )
}

/** Tells each team when it defends that does not know it yet. */
export async function tellSlots(tx: Tx, { editionId, actor, now }: By): Promise<number> {
  const { edition, proposals, slots } = await lockDefence(tx, editionId)
  const titles = new Map(proposals.map(one => [one.id, one.title]))
  const untold = slots.filter(slot => titles.has(slot.proposalId) && !isTold(slot, slot.told))
  const members = await membersOfAll(
    tx,
    untold.map(slot => slot.proposalId),
  )
  await tellOfSlots(tx, {
    edition,
    slots: untold.map(slot => ({
      ...slot,
      title: titles.get(slot.proposalId) ?? '',
      to: members.get(slot.proposalId) ?? [],
    })),
    now,
  })
  const told = untold.map(slot => ({ id: slot.id, told: toldOf(slot) }))
  await sql`
    update review_slot s set told = t.told
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (id integer, told jsonb)
    where s.id = t.id`.execute(tx)
  await audit(
    tx,
    actor,
    {
      action: 'spic_result.tell',
      subject: 'spic_result',
      subjectId: editionId,
      detail: { told: untold.length },
    },
    now,
  )
  return untold.length
}
