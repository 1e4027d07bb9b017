import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, ReadDb, Tables, Tx } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { siteFrame } from '../contract.ts'
import { mediaByIds } from '../../media/server/public.ts'
import { pageFaults } from '../faults.ts'

export type SiteRow = Selectable<Tables['content_site']>

/** A published site, by its name. */
export async function requireSite(db: ReadDb | Tx, name: string): Promise<SiteRow> {
  const row = await db
    .selectFrom('content_site')
    .selectAll()
    .where('name', '=', name)
    .where('is_published', '=', true)
    .executeTakeFirst()
  if (!row) throw new Failure(pageFaults.noSite)
  return row
}

/** The same, but for the platform's own, whose pages stand at addresses of their own. */
export async function requireSponsorSite(db: ReadDb | Tx, name: string): Promise<SiteRow> {
  const row = await requireSite(db, name)
  if (row.is_own) throw new Failure(pageFaults.noSite)
  return row
}

/** The sites of sponsors by their names, published or not. */
export async function sponsorSites(db: Db | Tx) {
  const rows = await db
    .selectFrom('content_site')
    .select(['id', 'title_zh', 'title_en'])
    .where('is_own', '=', false)
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(row => ({ id: row.id, titleZh: row.title_zh, titleEn: row.title_en }))
}

/** What addresses call these sites. */
export async function siteNames(db: Db | Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('content_site').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/** What stands around the pages of each site. */
export async function framesOf(
  db: ReadDb,
  sites: readonly SiteRow[],
  lang: Lang,
): Promise<z.input<typeof siteFrame>[]> {
  const ids = sites.flatMap(site => [site.logo_media, site.banner_media]).filter(id => id !== null)
  const media = await mediaByIds(db, new Set(ids), lang)
  const pictureOf = (id: number | null) => (id === null ? null : (media.get(id) ?? null))
  return sites.map(site => ({
    name: site.name,
    title: localizeColumn(site, 'title', lang),
    about: localizeColumn(site, 'about', lang),
    theme: site.theme,
    logo: pictureOf(site.logo_media),
    banner: pictureOf(site.banner_media),
    menu: site.menu.map(({ label, to }) => ({ label: localize(label, lang), to })),
    footer: localizeColumn(site, 'footer', lang),
  }))
}

export async function frameOf(db: ReadDb, site: SiteRow, lang: Lang): Promise<z.input<typeof siteFrame>> {
  const [frame] = await framesOf(db, [site], lang)
  if (!frame) throw new Error('a site without a frame')
  return frame
}
