import type { Readable } from 'node:stream'
import { checkEntries } from '../../../../../base/archive/check-entries.ts'
import { refused } from '../../../../../base/archive/entry.ts'
import { bytesOf, type ByteSource } from '../../../../../base/archive/source.ts'
import { readZipFile, streamZipFile } from '../../../../../base/archive/zip-content.ts'
import { readZipDirectory } from '../../../../../base/archive/zip-directory.ts'
import type { FindingCode } from '../../findings.ts'
import { openInspector, type Inspector } from '../../../../engine/scorer/server/public.ts'
import { bundleLimits, mostAnswerBytes } from '../../rules.ts'
import type { Fields } from './fields.ts'

/** A file of an archive of others. Its path was checked: it stays within, and no other has it. */
export type BundleFile = {
  path: string
  size: number
  /** All of it; what is longer than `most` is refused before anything is unpacked. */
  read(most: number): Promise<Buffer>
  stream(): Readable
}

export type Bundle = {
  /** By path, below the folder that all of the archive stands in, if there is one. */
  files: ReadonlyMap<string, BundleFile>
  /** The files that something in it was read from or led to. */
  named: Set<string>
  /** Archives in it that were opened, by their paths. */
  opened: Map<string, BundleFile[]>
  /** Of how many bytes archives in it may still be opened, and tables of answers read: all of them stay in memory. */
  room: { archives: number; answers: number }
  inspector: Inspector
}

/** A bundle of these files, of which nothing was read yet. */
export const bundleOf = (files: ReadonlyMap<string, BundleFile>): Bundle => ({
  files,
  named: new Set(),
  opened: new Map(),
  room: { archives: mostNested, answers: mostAnswerBytes },
  inspector: openInspector(),
})

/** Archives inside an archive are opened in memory, so not large ones. */
const mostNested = 128 * 1024 * 1024

export async function openBundle(source: ByteSource): Promise<Bundle> {
  const entries = await readZipDirectory(source, bundleLimits)
  const paths = checkEntries(entries, source.size, bundleLimits)
  const top = topFolder([...paths.values()])
  const files = new Map<string, BundleFile>()
  for (const [index, path] of paths) {
    const entry = entries[index]
    if (!entry) continue
    const own = path.slice(top.length)
    files.set(own, {
      path: own,
      size: entry.size,
      read: async most => {
        if (entry.size > most) throw refused('file_big', path)
        return readZipFile(source, entry)
      },
      stream: () => streamZipFile(source, entry),
    })
  }
  return bundleOf(files)
}

/** The folder that everything stands in, as people pack folders; empty where there are several. */
function topFolder(paths: readonly string[]): string {
  const [first = ''] = paths
  const top = first.slice(0, first.indexOf('/') + 1)
  return top !== '' && paths.every(path => path.startsWith(top)) ? top : ''
}

/** How configurations write paths: `./templates/a.html`, `data/`, `/a`. Undefined for what leads elsewhere. */
export function ownPath(text: string): string | undefined {
  const parts = text
    .normalize('NFC')
    .replaceAll('\\', '/')
    .split('/')
    .filter(part => part !== '' && part !== '.')
  return parts.length === 0 || parts.includes('..') ? undefined : parts.join('/')
}

export const fileAt = (bundle: Bundle, text: string): BundleFile | undefined => {
  const path = ownPath(text)
  const file = path === undefined ? undefined : bundle.files.get(path)
  if (file) bundle.named.add(file.path)
  return file
}

/** The file that a path means, or the archive of that name, or those of a folder. */
function pathsAt(bundle: Bundle, text: string): BundleFile[] {
  const path = ownPath(text)
  if (path === undefined) return []
  const file = bundle.files.get(path) ?? bundle.files.get(`${path}.zip`)
  const found = file ? [file] : [...bundle.files.values()].filter(one => one.path.startsWith(`${path}/`))
  for (const one of found) bundle.named.add(one.path)
  return found
}

/** Something that is not opened here: it stays in the file, if it is there. */
export function keepFiles(bundle: Bundle, fields: Fields, key: string, code: FindingCode): void {
  const path = fields.text(key)
  if (path === undefined) return
  // Bundles are often made of the folder that an archive of that name is made of.
  const found = [...pathsAt(bundle, path), ...pathsAt(bundle, path.replace(/\.zip$/i, ''))]
  if (found.length > 0) fields.report.kept(fields.at(key), code, path)
  else if (/^https?:/i.test(path)) fields.report.left(fields.at(key), 'not_fetched', path)
  else fields.report.left(fields.at(key), 'no_such_file', path)
}

/** The files that a path means: one file, those of a folder, or those of an archive, which is opened. */
export async function filesAt(bundle: Bundle, text: string): Promise<BundleFile[]> {
  const found = pathsAt(bundle, text)
  const [file] = found
  if (!file || found.length > 1 || !/\.zip$/i.test(file.path)) return found
  const known = bundle.opened.get(file.path)
  if (known) return known
  if (file.size > bundle.room.archives) return found
  bundle.room.archives -= file.size
  const nested = await openBundle(bytesOf(await file.read(mostNested)))
  const files = [...nested.files.values()]
  bundle.opened.set(file.path, files)
  return files
}
