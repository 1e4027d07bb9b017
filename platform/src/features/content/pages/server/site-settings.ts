import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import type { siteSettings } from '../editing.contract.ts'
import { pageFaults } from '../faults.ts'

export type SiteSettings = z.output<typeof siteSettings>
type Row = Selectable<Tables['content_site']>

export const settingsOf = (row: Row): SiteSettings => ({
  title: { zh: row.title_zh, en: row.title_en },
  about: { zh: row.about_zh, en: row.about_en },
  theme: row.theme,
  logo: row.logo_media,
  banner: row.banner_media,
  menu: row.menu,
  footer: { zh: row.footer_zh, en: row.footer_en },
  host: row.host,
  needsReview: row.needs_review,
  isPublished: row.is_published,
})

export async function requireSiteRow(db: Db | Tx, id: number, { lock = false } = {}): Promise<Row> {
  const row = await db
    .selectFrom('content_site')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, query => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new Failure(pageFaults.noSite)
  return row
}

export const nameTaken = () =>
  new Failure(pageFaults.nameTaken, { issues: [{ path: 'body.name', code: 'taken' }] })

/** Told before much is sent; the database has the last word. */
export async function requireFreeName(db: Db, name: string): Promise<void> {
  const taken = await db.selectFrom('content_site').select('id').where('name', '=', name).executeTakeFirst()
  if (taken) throw nameTaken()
}
