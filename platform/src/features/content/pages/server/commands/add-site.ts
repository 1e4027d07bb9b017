import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { standardTheme } from '../../theme.ts'
import { nameTaken } from '../site-settings.ts'

type Add = { name: string; title: { zh: string; en: string }; actor: Actor; now: Date; imported?: true }

/** A site without pages, which nobody sees yet. */
export async function addSite(tx: Tx, { name, title, actor, now, imported }: Add): Promise<number> {
  const row = await tx
    .insertInto('content_site')
    .values({
      name,
      title_zh: title.zh,
      title_en: title.en,
      theme: json(standardTheme),
      created_at: now,
    })
    .onConflict(conflict => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw nameTaken()
  await audit(
    tx,
    actor,
    {
      action: imported ? 'content.import-site' : 'content.add-site',
      subject: 'content_site',
      subjectId: row.id,
      detail: { name },
    },
    now,
  )
  return row.id
}
