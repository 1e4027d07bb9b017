import type { Readable } from 'node:stream'
import { ArchiveFault } from '../../../../../base/archive/entry.ts'
import { checkEntries } from '../../../../../base/archive/check-entries.ts'
import type { ByteSource } from '../../../../../base/archive/source.ts'
import { streamZipFile } from '../../../../../base/archive/zip-content.ts'
import { readZipDirectory, type ZipEntry } from '../../../../../base/archive/zip-directory.ts'
import { Failure, type FoundIssue } from '../../../../../base/contract/failure.ts'
import { readAs } from '../../../../../base/http/issues.ts'
import { readToMemory } from '../../../../../base/storage/read-to-memory.ts'
import { archiveLimits, siteArchive, type SiteArchive } from '../../archive.schema.ts'
import { pageFaults } from '../../faults.ts'
import { mediaOfPage } from '../media.ts'

const longestDocument = 16 * 1024 ** 2

export const wrongArchive = (issues: FoundIssue[]) => new Failure(pageFaults.archiveWrong, { issues })
const wrong = (path: string, code: string) => wrongArchive([{ path, code }])

export type OpenSite = { site: SiteArchive; contentOf(path: string): Readable }

/** An archive of a site that holds what its document names and nothing else; none of its media has been read yet. */
export async function openSite(source: ByteSource): Promise<OpenSite> {
  const byPath = await entriesOf(source)
  const found = byPath.get('site.json')
  if (!found || found.size > longestDocument) throw wrong('site.json', found ? 'too_long' : 'missing')
  const { data: site, issues } = readAs(siteArchive.strict(), await readDocument(source, found), 'site.json')
  if (issues) throw wrongArchive(issues)
  byPath.delete('site.json')
  const ids = new Set(site.media.map(({ id }) => id))
  const files = [...site.media, ...site.pictures]
  const paths = new Set(files.map(({ path }) => path))
  if (paths.size !== files.length || ids.size !== site.media.length) throw wrong('site.json.media', 'taken')
  for (const path of paths) if (!byPath.has(path)) throw wrong(path, 'missing')
  for (const path of byPath.keys()) if (!paths.has(path)) throw wrong(path, 'unrecognized_keys')
  requireKnownMedia(site, ids)
  return {
    site,
    contentOf(path) {
      const entry = byPath.get(path)
      if (!entry) throw wrong(path, 'missing')
      return streamZipFile(source, entry)
    },
  }
}

async function entriesOf(source: ByteSource): Promise<Map<string, ZipEntry>> {
  try {
    const entries = await readZipDirectory(source, archiveLimits)
    const paths = checkEntries(entries, source.size, archiveLimits)
    return new Map([...paths].map(([index, path]) => [path, entries[index] as ZipEntry]))
  } catch (error) {
    throw asFailure(error)
  }
}

/** What is wrong with the bytes of an archive, as a refusal. */
export const asFailure = (error: unknown): unknown =>
  error instanceof ArchiveFault ? wrongArchive(error.issues.map(issue => ({ ...issue }))) : error

async function readDocument(source: ByteSource, entry: ZipEntry): Promise<unknown> {
  try {
    return JSON.parse((await readToMemory(streamZipFile(source, entry), longestDocument)).toString())
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong('site.json', 'invalid')
    throw asFailure(error)
  }
}

function requireKnownMedia({ settings, pages }: SiteArchive, ids: ReadonlySet<number>): void {
  const named = [
    ...(['logo', 'banner'] as const).flatMap(name => {
      const id = settings[name]
      return id === null ? [] : [{ path: `settings.${name}`, id }]
    }),
    ...pages.flatMap(({ document }, at) =>
      mediaOfPage(document).map(({ path, id }) => ({ path: `pages.${at}.document.${path}`, id })),
    ),
  ]
  const issues = named
    .filter(({ id }) => !ids.has(id))
    .map(({ path }) => ({ path: `site.json.${path}`, code: 'unknown' }))
  if (issues.length > 0) throw wrongArchive(issues)
}
