import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { layOut } from '../../../../../base/archive/zip-layout.ts'
import { piecesOf } from '../../../../../base/archive/zip-pieces.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Db } from '../../../../../base/database/tables.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { sendFile } from '../../../../../base/http/send-file.ts'
import type { Storage } from '../../../../../base/storage/storage.ts'
import { putNoted } from '../../../../../base/storage/unused-files.ts'
import { mediaFilesOf } from '../../../media/server/public.ts'
import { archiveFormat, archiveVersion, mostArchiveBytes, type SiteArchive } from '../../archive.schema.ts'
import { pageFaults } from '../../faults.ts'
import { pageSlugs } from '../../rules.ts'
import { mediaOfPage } from '../media.ts'
import { requireSiteRow, settingsOf } from '../site-settings.ts'

/** A site as it is being edited: what is set, the drafts of its pages, and all of the library that they show. */
export async function sendSite(context: Context, siteId: number, onTake: () => Promise<void>): Promise<void> {
  const { db, storage, now } = context
  const row = await requireSiteRow(db, siteId)
  const { host: _host, isPublished: _live, needsReview: _review, ...settings } = settingsOf(row)
  const pages = await draftsOf(db, siteId)
  const ids = [
    settings.logo,
    settings.banner,
    ...pages.flatMap(page => mediaOfPage(page.document).map(one => one.id)),
  ]
  const files = await mediaFilesOf(db, [...new Set(ids.filter(id => id !== null))])
  if (files.reduce((sum, { size }) => sum + size, 0) > mostArchiveBytes - 16 * 1024 ** 2)
    throw new Failure(pageFaults.archiveTooLarge)
  const sums = await Promise.all(files.map(({ key }) => sumsOf(storage, key)))
  const site: SiteArchive = {
    format: archiveFormat,
    version: archiveVersion,
    name: row.name,
    settings,
    pages,
    media: files.map(({ id, name, altZh, altEn, isDecorative }, at) => ({
      id,
      path: `media/${id}`,
      name,
      altZh,
      altEn,
      isDecorative,
      sha256: sums[at]?.sha256 ?? '',
    })),
  }
  const bytes = Buffer.from(JSON.stringify(site, null, 2))
  const document = await putNoted(context).put(Readable.from([bytes]), { maxBytes: bytes.length })
  const { size, pieces } = layOut([
    { name: 'site.json', size: bytes.length, crc32: crc32(bytes), at: now },
    ...files.map((file, at) => ({
      name: `media/${file.id}`,
      size: file.size,
      crc32: sums[at]?.crc ?? 0,
      at: now,
    })),
  ])
  const keys = [document.key, ...files.map(({ key }) => key)]
  await sendFile(
    context,
    {
      read: (_key, range = { start: 0, end: size - 1 }) =>
        Promise.resolve(Readable.from(piecesOf(storage, keys, pieces, range), { objectMode: false })),
    },
    {
      key: '',
      sha256: createHash('sha256').update(`${document.sha256} ${now.toISOString()}`).digest('hex'),
      size,
      name: `${row.name}-${now.toISOString().slice(0, 10)}.zip`,
    },
    onTake,
  )
}

async function draftsOf(db: Db, siteId: number): Promise<SiteArchive['pages']> {
  const rows = await db
    .selectFrom('content_page as p')
    .innerJoin('content_revision as r', join =>
      join.onRef('r.page_id', '=', 'p.id').onRef('r.number', '=', 'p.draft_revision'),
    )
    .select(['p.slug', 'r.document'])
    .where('p.site_id', '=', siteId)
    .orderBy('p.id')
    .execute()
  return rows.flatMap(({ slug, document }) => {
    const known = pageSlugs.find(one => one === slug)
    return known ? [{ slug: known, document }] : []
  })
}

async function sumsOf(storage: Pick<Storage, 'read'>, key: string): Promise<{ crc: number; sha256: string }> {
  const hash = createHash('sha256')
  let crc = 0
  for await (const chunk of (await storage.read(key)) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    crc = crc32(chunk, crc)
  }
  return { crc, sha256: hash.digest('hex') }
}
