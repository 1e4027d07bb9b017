import { json } from '../../base/database/json.ts'
import type { Tx } from '../../base/database/tables.ts'
import type { Field } from '../../features/spic/forms/fields.ts'
import type { PlannedEdition } from './editions.ts'

/** An edition as it is in the database, with what its proposals and reviews need. */
export type MadeEdition = {
  id: number
  year: number
  times: PlannedEdition['times']
  /** Ids by the keys of the plan. */
  tracks: Record<string, number>
  forms: Record<'signup' | 'proposal', { id: number; fields: Field[] }>
}

/** An edition that is published, with its tracks and forms. */
export async function insertEdition(
  tx: Tx,
  { year, name, summary, body, times, tracks, forms, isBlind }: PlannedEdition,
): Promise<MadeEdition> {
  const { id } = await tx
    .insertInto('spic_edition')
    .values({
      year,
      name_zh: name[0],
      name_en: name[1],
      summary_zh: summary[0],
      summary_en: summary[1],
      body_zh: body[0],
      body_en: body[1],
      signup_starts_at: times.signup[0],
      signup_ends_at: times.signup[1],
      submit_starts_at: times.submit[0],
      submit_ends_at: times.submit[1],
      checks: ['contact'],
      most_members: 8,
      is_blind: isBlind,
      published_at: times.published,
      results_at: times.results,
      created_at: times.published,
      updated_at: times.published,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await tx
    .insertInto('spic_track')
    .values(
      tracks.map((track, sort) => ({
        edition_id: id,
        sort,
        name_zh: track.name[0],
        name_en: track.name[1],
        about_zh: track.about[0],
        about_en: track.about[1],
        quota: track.quota,
      })),
    )
    .returning(['id', 'sort'])
    .execute()
  const formOf = async (purpose: 'signup' | 'proposal') => {
    const fields = forms[purpose]
    const form = await tx
      .insertInto('spic_form')
      .values({
        edition_id: id,
        purpose,
        version: 1,
        fields: json(fields),
        created_at: times.published,
        updated_at: times.published,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: form.id, fields }
  }
  return {
    id,
    year,
    times,
    tracks: Object.fromEntries(made.map(track => [tracks[track.sort]?.key ?? '', track.id])),
    forms: { signup: await formOf('signup'), proposal: await formOf('proposal') },
  }
}
