import type { Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { addPictures } from '../../../../../base/pictures/keep-picture.ts'
import { section } from '../../../../../base/http/section.ts'
import { addMedia } from '../../../media/server/public.ts'
import { pageFaults } from '../../faults.ts'
import { keyOf, referencesIn, withReferences } from '../../references.ts'
import { foundHere } from '../archive/named.views.ts'
import type { TakenSite } from '../archive/take-site.ts'
import { withMedia } from '../media.ts'
import { requireSiteRow, settingsOf } from '../site-settings.ts'
import { addPage } from './add-page.ts'
import { addSite } from './add-site.ts'
import { saveSite } from './save-site.ts'

type Import = { taken: TakenSite; actor: Actor & { userId: number | null }; now: Date }

/** A site from an archive, under a name of its own: nobody sees it yet, and its pages are drafts. */
export async function importSite(tx: Tx, { taken: { fields, site, media, pictures }, actor, now }: Import) {
  const { title } = site.settings
  const siteId = await addSite(tx, { name: fields.name, title, actor, now, imported: true })
  await addPictures(tx, pictures)
  const ids = new Map<number, number>()
  for (const [id, taken] of media) ids.set(id, await addMedia(tx, { taken, actor, now }))
  const before = settingsOf(await requireSiteRow(tx, siteId))
  const mediumOf = (id: number | null) => (id === null ? null : (ids.get(id) ?? null))
  const value = {
    ...before,
    ...site.settings,
    logo: mediumOf(site.settings.logo),
    banner: mediumOf(site.settings.banner),
  }
  await saveSite(tx, { siteId, value, tag: section(before).tag, actor, now })
  const slugs = site.pages.map(({ slug }) => slug)
  if (new Set(slugs).size < slugs.length)
    throw new Failure(pageFaults.archiveWrong, { issues: [{ path: 'site.json.pages', code: 'taken' }] })
  const here = await foundHere(tx, site.named, now)
  for (const { slug, document: there } of site.pages) {
    const document = withReferences(withMedia(there, ids), one => here.get(keyOf(one)) ?? null)
    await addPage(tx, { siteId, slug, document, actor, now })
  }
  return { id: siteId, pages: site.pages.length, media: media.size, leftOut: leftOutOf(site, here) }
}

function leftOutOf({ pages, named }: TakenSite['site'], here: ReadonlyMap<string, number>) {
  const titles = new Map(named.map(one => [keyOf(one), one.title]))
  return referencesIn(pages.map(({ document }) => document))
    .filter(one => !here.has(keyOf(one)))
    .map(one => ({ ...one, title: titles.get(keyOf(one)) ?? null }))
}
