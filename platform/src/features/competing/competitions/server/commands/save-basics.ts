import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { isZone } from '../../../../../base/clock/wall.ts'
import { movedToZone } from '../../../../../base/clock/zone.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { requireWritten, sidesAt } from '../../../../../base/http/require-written.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { authoredFaults } from '../../authored-faults.ts'
import { endsTooEarly } from '../../authored-rules.ts'
import type { Basics } from '../../sections.ts'
import { competitionRow, lockCompetition, type CompetitionRow } from '../competition-row.ts'
import { hasRoundsOutside, hasTeamsAbove, moveInvites, moveRounds } from '../hooks.ts'
import { readBasics } from '../sections.ts'
import { addChoices } from './add-parts.ts'

type Save = {
  id: number
  value: Basics
  zoneKeeps?: 'clock' | 'instants' | undefined
  tag: string
  actor: Actor
  now: Date
}

/** Saves the basics; answers what stands now. All that is impossible about them is told at once. */
export async function saveBasics(tx: Tx, { id, value, zoneKeeps, tag, actor, now }: Save): Promise<Basics> {
  const row = await lockCompetition(tx, id)
  const before = await readBasics(tx, row)
  requireWritten(value.languages, [sidesAt('body.value', value, 'title')])
  requireUnchanged(before, tag)
  checkTimes(value)
  if (value.zone !== row.zone) await changeZone(tx, row, { to: value.zone, keeps: zoneKeeps, now })
  await requireRoundsWithin(tx, id, value)
  await requireTeamsWithin(tx, id, value.teamSizeMax)
  await tx
    .updateTable('competition')
    .set({
      type: value.type,
      languages: value.languages,
      title_zh: value.titleZh,
      title_en: value.titleEn,
      summary_zh: value.summaryZh,
      summary_en: value.summaryEn,
      reward_zh: value.rewardZh,
      reward_en: value.rewardEn,
      reward_value: value.rewardValue,
      prize_places: value.prizePlaces,
      race_category_id: value.raceCategoryId,
      cover: value.cover,
      licence: value.licence,
      source_url: value.sourceUrl || null,
      zone: value.zone,
      start_at: new Date(value.startAt),
      end_at: new Date(value.endAt),
      team_size_max: value.teamSizeMax,
      search: searchVector(value.titleZh, value.titleEn, value.summaryZh, value.summaryEn),
    })
    .where('id', '=', id)
    .execute()
    .catch(refuseUnknown)
  await replaceChoices(tx, id, value).catch(refuseUnknown)
  const after = await readBasics(tx, await competitionRow(tx, id))
  const detail = changesOf(before, after)
  await audit(tx, actor, { action: 'competition.basics', subject: 'competition', subjectId: id, detail }, now)
  return after
}

type ZoneChange = { to: string; keeps: Save['zoneKeeps']; now: Date }

/** Moves the times that are not part of the basics, or keeps their instants. */
async function changeZone(tx: Tx, row: CompetitionRow, { to, keeps, now }: ZoneChange): Promise<void> {
  if (!keeps)
    throw new Failure(authoredFaults.zoneKeepsNeeded, {
      issues: [{ path: 'body.zoneKeeps', code: 'required' }],
    })
  if (keeps === 'instants') return
  const moved = movedToZone(row.zone, to)
  // The times of a draft have not been announced.
  const unlessBegunBy = row.published_at === null ? null : now
  if (!(await moveRounds.run(tx, row.id, { moved, unlessBegunBy })))
    throw new Failure(authoredFaults.roundsBegun, { hint: `/admin/competitions/${row.id}/rounds` })
  await moveInvites.run(tx, row.id, moved)
  if (row.merge_deadline)
    await tx
      .updateTable('competition')
      .set({ merge_deadline: moved(row.merge_deadline) })
      .where('id', '=', row.id)
      .execute()
}

/** What a competition's own times must be, whoever writes them. */
export function checkTimes(times: Pick<Basics, 'zone' | 'startAt' | 'endAt'>): void {
  if (!isZone(times.zone))
    throw new Failure(authoredFaults.unknownZone, {
      issues: [{ path: 'body.value.zone', code: 'unknown' }],
    })
  if (endsTooEarly(times))
    throw new Failure(authoredFaults.endBeforeStart, {
      issues: [{ path: 'body.value.endAt', code: 'before_start' }],
    })
}

async function requireRoundsWithin(tx: Tx, id: number, { startAt, endAt }: Basics): Promise<void> {
  if (await hasRoundsOutside.run(tx, id, { startAt: new Date(startAt), endAt: new Date(endAt) }))
    throw new Failure(authoredFaults.roundsOutside, {
      hint: `/admin/competitions/${id}/rounds`,
      issues: [{ path: 'body.value.endAt', code: 'rounds_outside' }],
    })
}

async function requireTeamsWithin(tx: Tx, id: number, most: number): Promise<void> {
  if (await hasTeamsAbove.run(tx, id, most))
    throw new Failure(authoredFaults.teamsTooLarge, {
      issues: [{ path: 'body.value.teamSizeMax', code: 'too_small' }],
    })
}

async function replaceChoices(tx: Tx, id: number, value: Basics): Promise<void> {
  await tx.deleteFrom('competition_tag').where('competition_id', '=', id).execute()
  await tx.deleteFrom('competition_industry').where('competition_id', '=', id).execute()
  await tx.deleteFrom('competition_organisation').where('competition_id', '=', id).execute()
  await addChoices(tx, id, value)
}

/** A choice that somebody deleted meanwhile is the database's foreign key to find. */
function refuseUnknown(error: unknown): never {
  if ((error as { code?: string }).code === '23503') throw new Failure(authoredFaults.unknownChoice)
  throw error
}
