import type { Readable } from 'node:stream'
import { checkEntries } from '../../../../base/archive/check-entries.ts'
import { refused } from '../../../../base/archive/entry.ts'
import { bytesOf, type ByteSource } from '../../../../base/archive/source.ts'
import { readZipFile, streamZipFile } from '../../../../base/archive/zip-content.ts'
import { readZipDirectory } from '../../../../base/archive/zip-directory.ts'
import { bundleLimits } from '../../rules.ts'

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
}

/** An archive inside an archive is opened in memory, so not a large one. */
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
  return { files }
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
  return path === undefined ? undefined : bundle.files.get(path)
}

/** The files that a path means: one file, those of a folder, or those of an archive, which is opened. */
export async function filesAt(bundle: Bundle, text: string): Promise<BundleFile[]> {
  const path = ownPath(text)
  if (path === undefined) return []
  const file = bundle.files.get(path) ?? bundle.files.get(`${path}.zip`)
  if (!file) return [...bundle.files.values()].filter(one => one.path.startsWith(`${path}/`))
  if (!/\.zip$/i.test(file.path) || file.size > mostNested) return [file]
  const nested = await openBundle(bytesOf(await file.read(mostNested)))
  return [...nested.files.values()]
}
