import { ArchiveFault, shown, type ArchiveIssue, type Entry } from './entry.ts'
import { isArchive, isLeftover, pathIssue, tidyPath, type ArchiveLimits } from './paths.ts'

const mostIssues = 20

/**
 * Looks at everything in the archive by its directory alone. Answers the paths to unpack, by their place in
 * `entries`; throws with all that is wrong.
 */
export function checkEntries(
  entries: readonly Entry[],
  archiveBytes: number,
  limits: ArchiveLimits,
): Map<number, string> {
  const issues: ArchiveIssue[] = []
  const find = (code: ArchiveIssue['code'], path: string) => void issues.push({ code, path: shown(path) })
  const taken = new Map<number, string>()
  const files = new Set<string>()
  const folders = new Set<string>()
  let total = 0
  if (entries.length > limits.entries) throw new ArchiveFault([{ code: 'too_many', path: '' }])
  for (const [index, entry] of entries.entries()) {
    const path = tidyPath(entry.path).replace(/\/$/, '')
    if (path === '' && entry.kind === 'folder') continue
    const wrong = pathIssue(path, limits)
    if (wrong) find(wrong, entry.path)
    else if (isLeftover(path)) {
      total += entry.size
      continue
    } else if (entry.kind === 'link' || entry.kind === 'special') find(entry.kind, entry.path)
    if (entry.kind !== 'file') {
      if (entry.kind === 'folder') folders.add(path)
      continue
    }
    total += entry.size
    if (files.has(path)) find('duplicate', entry.path)
    files.add(path)
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) folders.add(path.slice(0, at))
    if (entry.size > limits.fileBytes) find('file_big', entry.path)
    if (!limits.mayNest && isArchive(path)) find('nested', entry.path)
    if (entry.packed !== null && isBomb(entry.size, entry.packed, limits)) find('ratio', entry.path)
    taken.set(index, path)
  }
  for (const path of files) if (folders.has(path)) find('duplicate', path)
  if (total > limits.totalBytes) find('total_big', '')
  else if (isBomb(total, archiveBytes, limits)) find('ratio', '')
  if (issues.length > 0) throw new ArchiveFault(issues.slice(0, mostIssues))
  if (taken.size === 0) throw new ArchiveFault([{ code: 'empty', path: '' }])
  return taken
}

const isBomb = (
  unpacked: number,
  packed: number,
  { ratio, ratioFrom }: Pick<ArchiveLimits, 'ratio' | 'ratioFrom'>,
): boolean => unpacked > ratioFrom && unpacked > packed * ratio
