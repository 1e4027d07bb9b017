import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { layOut } from '../../../../../base/archive/zip-layout.ts'
import { piecesOf } from '../../../../../base/archive/zip-pieces.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Db } from '../../../../../base/database/tables.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { pictureAt } from '../../../../../base/pictures/picture-at.ts'
import { sendFile } from '../../../../../base/http/send-file.ts'
import type { Storage } from '../../../../../base/storage/storage.ts'
import { putNoted } from '../../../../../base/storage/unused-files.ts'
import { mediaFilesOf } from '../../../media/server/public.ts'
import { archiveFormat, archiveVersion, mostArchiveBytes, type SiteArchive } from '../../archive.schema.ts'
import { pageFaults } from '../../faults.ts'
import { pageSlugs } from '../../rules.ts'
import { referencesIn } from '../../references.ts'
import { mediaOfPage } from '../media.ts'
import { asBitmap } from './as-bitmap.ts'
import { namesOf } from './named.views.ts'
import { picturesIn } from './site-texts.ts'
import { requireSiteRow, settingsOf } from '../site-settings.ts'

/** A site as it is being edited: what is set, the drafts of its pages, and all that they show. */
export async function sendSite(context: Context, siteId: number, onTake: () => Promise<void>): Promise<void> {
  const { db, storage, now } = context
  const row = await requireSiteRow(db, siteId)
  // Its pages have addresses that no sponsor's site has.
  if (row.is_own) throw new Failure(pageFaults.noSite)
  const { host: _host, isPublished: _live, needsReview: _review, ...settings } = settingsOf(row)
  const texts = { settings, pages: await draftsOf(db, siteId) }
  const media = await packed(context, await mediaFilesOf(db, shownBy(texts)), ({ id }) => `media/${id}`)
  const pictures = await packed(context, await inTexts(db, texts), (_picture, at) => `pictures/${at}`)
  const files = [...media, ...pictures]
  if (files.reduce((sum, { size }) => sum + size, 0) > mostArchiveBytes - 16 * 1024 ** 2)
    throw new Failure(pageFaults.archiveTooLarge)
  const site: SiteArchive = {
    format: archiveFormat,
    version: archiveVersion,
    name: row.name,
    ...texts,
    named: await namesOf(db, referencesIn(texts.pages.map(({ document }) => document)), now),
    media: media.map(({ id, path, name, altZh, altEn, isDecorative, sha256 }) => ({
      id,
      path,
      name,
      altZh,
      altEn,
      isDecorative,
      sha256,
    })),
    pictures: pictures.map(({ address, path, sha256 }) => ({ address, path, sha256 })),
  }
  const bytes = Buffer.from(JSON.stringify(site, null, 2))
  const document = await putNoted(context).put(Readable.from([bytes]), { maxBytes: bytes.length })
  const { size, pieces } = layOut([
    { name: 'site.json', size: bytes.length, crc32: crc32(bytes), at: now },
    ...files.map(file => ({ name: file.path, size: file.size, crc32: file.crc, at: now })),
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

const shownBy = ({ settings, pages }: Pick<SiteArchive, 'settings' | 'pages'>): number[] => [
  ...new Set(
    [
      settings.logo,
      settings.banner,
      ...pages.flatMap(page => mediaOfPage(page.document).map(one => one.id)),
    ].filter(id => id !== null),
  ),
]

/** The pictures of its texts that are there. */
async function inTexts(db: Db, texts: Pick<SiteArchive, 'settings' | 'pages'>) {
  const found = await Promise.all(
    picturesIn(texts).map(async address => {
      const picture = await pictureAt(db, address)
      return picture
        ? [{ address, key: picture.storage_key, size: Number(picture.size), mediaType: picture.media_type }]
        : []
    }),
  )
  return found.flat()
}

/** Files with their places in the archive and what their bytes come to. */
const packed = <F extends { key: string; size: number; mediaType: string }>(
  context: Context,
  files: readonly F[],
  pathOf: (file: F, at: number) => string,
) =>
  Promise.all(
    files.map(async (given, at) => {
      const file = await asBitmap(context, given)
      return { ...file, path: pathOf(file, at), ...(await sumsOf(context.storage, file.key)) }
    }),
  )

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
