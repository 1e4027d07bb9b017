import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { editionFaults } from '../../faults.ts'
import { formPurposes } from '../../rules.ts'
import { latestFields, readEdited } from '../read-edited.ts'

type Add = {
  year: number
  nameZh: string
  nameEn: string
  copyFrom: number | null
  actor: Actor
  now: Date
}

/** An edition of a year, with what an earlier one had; nobody sees it yet, and its windows are to be planned. */
export async function addEdition(tx: Tx, ask: Add): Promise<number> {
  const { year, nameZh, nameEn, copyFrom, actor, now } = ask
  const from = copyFrom === null ? undefined : await readEdited(tx, copyFrom)
  const row = await tx
    .insertInto('spic_edition')
    .values({
      year,
      name_zh: nameZh,
      name_en: nameEn,
      ...(from && {
        summary_zh: from.value.summaryZh,
        summary_en: from.value.summaryEn,
        body_zh: from.value.bodyZh,
        body_en: from.value.bodyEn,
        entrant_kinds: from.value.entrantKinds,
        checks: from.value.checks,
        most_members: from.value.mostMembers,
        is_blind: from.value.isBlind,
      }),
      created_at: now,
      updated_at: now,
    })
    .onConflict(conflict => conflict.column('year').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Failure(editionFaults.yearTaken, { issues: [{ path: 'body.year', code: 'taken' }] })
  const fields = latestFields(from?.forms ?? [])
  await tx
    .insertInto('spic_form')
    .values(
      formPurposes.map(purpose => ({
        edition_id: row.id,
        purpose,
        version: 1,
        fields: json(fields[purpose]),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  if (from && from.value.tracks.length > 0)
    await tx
      .insertInto('spic_track')
      .values(
        from.value.tracks.map((track, sort) => ({
          edition_id: row.id,
          sort,
          name_zh: track.nameZh,
          name_en: track.nameEn,
          about_zh: track.aboutZh,
          about_en: track.aboutEn,
          quota: track.quota,
        })),
      )
      .execute()
  await audit(
    tx,
    actor,
    { action: 'spic.add', subject: 'spic_edition', subjectId: row.id, detail: { year, copyFrom } },
    now,
  )
  return row.id
}
