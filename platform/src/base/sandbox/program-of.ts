import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

const platform = resolve(import.meta.dirname, '../../..')

/** Where the bundle of a child's program is, and the record of what it was made of. */
export function bundleOf(entry: string): { program: string; record: string } {
  const name = relative(join(platform, 'src'), entry).replace(/\.ts$/, '').split(sep).join('-')
  const at = join(platform, 'build-children', name)
  return { program: `${at}.mjs`, record: `${at}.json` }
}

/** SHA-256 of each file that a bundle is made of, by its path from the platform's folder. */
export type BundleRecord = Record<string, string>

export const recordOf = (paths: readonly string[]): BundleRecord =>
  Object.fromEntries(
    paths.map(path => [
      path,
      createHash('sha256')
        .update(readFileSync(join(platform, path)))
        .digest('hex'),
    ]),
  )

/** Whether a bundle was made of the sources as they stand. */
export function isCurrent(entry: string): boolean {
  try {
    const record = JSON.parse(readFileSync(bundleOf(entry).record, 'utf8')) as BundleRecord
    const now = recordOf(Object.keys(record))
    return Object.entries(record).every(([path, hash]) => now[path] === hash)
  } catch {
    // There is none, or one of its sources is gone.
    return false
  }
}

const programs = new Map<string, string>()

/**
 * The file that a child is started from: its bundle, which starts in a quarter of the time, as long as it was made of
 * the sources as they stand; else the source itself. Decided once a process.
 */
export function programOf(entry: string): string {
  const program = programs.get(entry) ?? (isCurrent(entry) ? bundleOf(entry).program : entry)
  programs.set(entry, program)
  return program
}

const repository = resolve(platform, '..')
/** Where Node looks for packages, also in vain. */
const packages = [join(platform, 'build-children'), platform, repository].map(at => join(at, 'node_modules'))
/** What bundles do not hold (`scripts/bundle-children.ts`): the database, and what finds its native part. */
const apart = ['@duckdb', 'detect-libc']

/** What the file that a child is started from has to read. */
export function readsOf(entry: string): string[] {
  const program = programOf(entry)
  if (program !== entry) return [program, ...packages.flatMap(at => apart.map(name => join(at, name)))]
  const described = [platform, repository].map(at => join(at, 'package.json'))
  return [entry, join(platform, 'src'), ...described, ...packages]
}
