import type { z } from 'zod'
import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import type { editedEdition } from '../editing.contract.ts'
import type { Field } from '../../forms/fields.ts'
import { lacksOf, type FormPurpose } from '../rules.ts'
import { editionById, formsOf, lockEdition, tracksOf, type FormRow } from './reads.ts'

export type EditedEdition = z.output<typeof editedEdition>

/** An edition as its editors see it, with its forms, the latest of each purpose first. */
export async function readEdited(db: Db | ReadDb | Tx, editionId: number) {
  return withParts(db, await editionById(db, editionId))
}

/** The same, kept from changing until the transaction ends. */
export async function lockEdited(tx: Tx, editionId: number) {
  return withParts(tx, await lockEdition(tx, editionId, 'update'))
}

async function withParts(db: Db | ReadDb | Tx, row: Awaited<ReturnType<typeof editionById>>) {
  const [tracks, forms] = await Promise.all([tracksOf(db, row.id), formsOf(db, row.id)])
  const value: EditedEdition = {
    nameZh: row.name_zh,
    nameEn: row.name_en,
    summaryZh: row.summary_zh,
    summaryEn: row.summary_en,
    bodyZh: row.body_zh,
    bodyEn: row.body_en,
    signupStartsAt: row.signup_starts_at?.toISOString() ?? null,
    signupEndsAt: row.signup_ends_at?.toISOString() ?? null,
    submitStartsAt: row.submit_starts_at?.toISOString() ?? null,
    submitEndsAt: row.submit_ends_at?.toISOString() ?? null,
    entrantKinds: row.entrant_kinds,
    checks: row.checks,
    mostMembers: row.most_members,
    isBlind: row.is_blind,
    tracks: tracks.map(track => ({
      id: track.id,
      nameZh: track.name_zh,
      nameEn: track.name_en,
      aboutZh: track.about_zh,
      aboutEn: track.about_en,
      quota: track.quota,
    })),
  }
  return { row, value, forms, lacks: lacksOf(value, latestFields(forms)) }
}

export const latestFields = (forms: readonly FormRow[]): Record<FormPurpose, Field[]> => {
  const of = (purpose: FormPurpose) => forms.find(form => form.purpose === purpose)?.fields ?? []
  return { signup: of('signup'), proposal: of('proposal') }
}
