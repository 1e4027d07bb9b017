import { sql } from 'kysely'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../editing.contract.ts'
import { isBlindFixed } from '../rules.ts'
import { addEdition } from './commands/add-edition.ts'
import { addFormVersion } from './commands/add-form-version.ts'
import { publishEdition } from './commands/publish-edition.ts'
import { saveEdition } from './commands/save-edition.ts'
import { saveForm } from './commands/save-form.ts'
import { readEdited } from './read-edited.ts'
import type { FormRow } from './reads.ts'

const edited = async (db: Db | Tx, editionId: number) => {
  const { row, value, forms, lacks } = await readEdited(db, editionId)
  return {
    id: row.id,
    year: row.year,
    publishedAt: row.published_at,
    isInUse: forms.some(form => form.frozen_at !== null),
    isBlindFixed: isBlindFixed(forms),
    lacks,
    forms: forms.map(presentForm),
    ...section(value),
  }
}

const presentForm = (row: FormRow) => ({
  id: row.id,
  purpose: row.purpose,
  version: row.version,
  frozenAt: row.frozen_at,
  ...section({ fields: row.fields }),
})

export const editingHandlers: Handler[] = [
  handleStaff(calls.listEditedEditions, async ({ db }) => {
    const rows = await db
      .selectFrom('spic_edition as e')
      .selectAll()
      .select(sql<number>`(select count(*) from spic_track t where t.edition_id = e.id)`.as('tracks'))
      .orderBy('year', 'desc')
      .limit(200)
      .execute()
    return {
      editions: rows.map(row => ({
        id: row.id,
        year: row.year,
        nameZh: row.name_zh,
        nameEn: row.name_en,
        publishedAt: row.published_at,
        signupEndsAt: row.signup_ends_at,
        submitEndsAt: row.submit_ends_at,
        tracks: row.tracks,
      })),
    }
  }),

  handleStaff(calls.addEdition, (context, { body }) =>
    context.write(async tx => ({ id: await addEdition(tx, { ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.getEditedEdition, ({ db }, { params }) => edited(db, params.editionId)),

  handleStaff(calls.saveEdition, (context, { params, body }) =>
    context.write(async tx => {
      await saveEdition(tx, { ...params, ...body, ...byWhom(context) })
      return edited(tx, params.editionId)
    }),
  ),

  handleStaff(calls.publishEdition, (context, { params, body }) =>
    context.write(async tx => {
      await publishEdition(tx, { ...params, ...body, ...byWhom(context) })
      return edited(tx, params.editionId)
    }),
  ),

  handleStaff(calls.saveForm, (context, { params, body: { value, tag } }) =>
    context.write(async tx =>
      presentForm(await saveForm(tx, { ...params, fields: value.fields, tag, ...byWhom(context) })),
    ),
  ),

  handleStaff(calls.addFormVersion, (context, { params, body }) =>
    context.write(async tx =>
      presentForm(await addFormVersion(tx, { ...params, ...body, ...byWhom(context) })),
    ),
  ),
]
