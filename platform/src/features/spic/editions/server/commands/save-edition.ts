import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type Issue } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { editionFaults } from '../../faults.ts'
import { endingTooEarly, isBlindFixed, lacksOf } from '../../rules.ts'
import { latestFields, lockEdited, type EditedEdition } from '../read-edited.ts'

type Save = { editionId: number; value: EditedEdition; tag: string; actor: Actor; now: Date }

/** Saves the facts of an edition with its tracks as a whole. */
export async function saveEdition(tx: Tx, { editionId, value, tag, actor, now }: Save): Promise<void> {
  const { row, value: before, forms } = await lockEdited(tx, editionId)
  requireUnchanged(before, tag)
  requireSound(value, before)
  if (value.isBlind !== before.isBlind && isBlindFixed(forms))
    throw new Failure(editionFaults.blindFixed, {
      issues: [{ path: 'body.value.isBlind', code: 'invalid' }],
    })
  if (row.published_at !== null) requireComplete(lacksOf(value, latestFields(forms)))
  const at = (instant: string | null) => (instant === null ? null : new Date(instant))
  await tx
    .updateTable('spic_edition')
    .set({
      name_zh: value.nameZh,
      name_en: value.nameEn,
      summary_zh: value.summaryZh,
      summary_en: value.summaryEn,
      body_zh: value.bodyZh,
      body_en: value.bodyEn,
      signup_starts_at: at(value.signupStartsAt),
      signup_ends_at: at(value.signupEndsAt),
      submit_starts_at: at(value.submitStartsAt),
      submit_ends_at: at(value.submitEndsAt),
      entrant_kinds: [...new Set(value.entrantKinds)],
      checks: [...new Set(value.checks)],
      most_members: value.mostMembers,
      is_blind: value.isBlind,
      updated_at: now,
    })
    .where('id', '=', editionId)
    .execute()
  await putTracks(tx, editionId, before.tracks, value.tracks)
  await audit(
    tx,
    actor,
    { action: 'spic.save', subject: 'spic_edition', subjectId: editionId, detail: changesOf(before, value) },
    now,
  )
}

export function requireComplete(lacks: readonly string[]): void {
  if (lacks.length > 0)
    throw new Failure(editionFaults.incomplete, {
      issues: lacks.map(path => ({ path: `body.value.${path}`, code: 'required' })),
    })
}

type Tracks = EditedEdition['tracks']

function requireSound(value: EditedEdition, before: EditedEdition): void {
  const known = new Set(before.tracks.map(track => track.id))
  const issues: Issue[] = [
    ...(value.nameZh === '' && value.nameEn === '' ? [{ path: 'nameZh', code: 'required' }] : []),
    ...endingTooEarly(value).map(path => ({ path, code: 'too_small' })),
    ...value.tracks.flatMap((track, at) => [
      ...(track.nameZh === '' && track.nameEn === ''
        ? [{ path: `tracks.${at}.nameZh`, code: 'required' }]
        : []),
      ...(track.id === null || (known.has(track.id) && isFirst(value.tracks, at))
        ? []
        : [{ path: `tracks.${at}.id`, code: 'unknown' }]),
    ]),
  ]
  if (issues.length > 0)
    throw new Failure(baseFaults.invalidInput, {
      issues: issues.map(({ path, code }) => ({ path: `body.value.${path}`, code })),
    })
}

const isFirst = (tracks: Tracks, at: number): boolean =>
  tracks.findIndex(track => track.id === tracks[at]?.id) === at

/** Tracks that have an id stay what they were, as people have chosen them. */
async function putTracks(tx: Tx, editionId: number, before: Tracks, after: Tracks): Promise<void> {
  const staying = new Set(after.map(track => track.id))
  const going = before.flatMap(({ id }) => (id === null || staying.has(id) ? [] : [id]))
  if (going.length > 0)
    await tx.deleteFrom('spic_track').where('id', 'in', going).execute().catch(refuseInUse)
  for (const [sort, track] of after.entries()) {
    const values = {
      sort,
      name_zh: track.nameZh,
      name_en: track.nameEn,
      about_zh: track.aboutZh,
      about_en: track.aboutEn,
      quota: track.quota,
    }
    await (
      track.id === null
        ? tx.insertInto('spic_track').values({ edition_id: editionId, ...values })
        : tx.updateTable('spic_track').set(values).where('id', '=', track.id)
    ).execute()
  }
}

/** Something refers to it. */
function refuseInUse(error: unknown): never {
  if ((error as { code?: string }).code !== '23503') throw error
  throw new Failure(editionFaults.trackInUse, { issues: [{ path: 'body.value.tracks', code: 'invalid' }] })
}
