import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { standardTheme } from '../../theme.ts'
import { starterMenu, starterPages, type Starter } from '../../starter.ts'
import { nameTaken } from '../site-settings.ts'
import { addPage } from './add-page.ts'

type Add = {
  name: string
  title: { zh: string; en: string }
  starter?: Starter
  actor: Actor & { userId: number | null }
  now: Date
  imported?: true
}

/** A site which nobody sees yet: without pages, or with drafts of the usual ones. */
export async function addSite(
  tx: Tx,
  { name, title, starter = 'empty', actor, now, imported }: Add,
): Promise<number> {
  const row = await tx
    .insertInto('content_site')
    .values({
      name,
      title_zh: title.zh,
      title_en: title.en,
      theme: json(standardTheme),
      ...(starter === 'contest' ? { menu: json(starterMenu(name)) } : {}),
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
  if (starter === 'contest')
    for (const page of starterPages(title)) await addPage(tx, { siteId: row.id, ...page, actor, now })
  return row.id
}
