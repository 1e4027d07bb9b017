import type { ArchiveIssueCode } from './paths.ts'

/** One thing in an archive as its directory tells of it, before anything is unpacked. */
export type Entry = {
  path: string
  kind: 'file' | 'folder' | 'link' | 'special'
  /** Bytes unpacked, as declared. */ size: number
  /** Bytes packed; null where an archive has no sizes of its own for each. */ packed: number | null
}

export type ArchiveIssue = { path: string; code: ArchiveIssueCode }

/** The archive is not taken: why, place by place. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault'
  readonly issues: readonly ArchiveIssue[]
  constructor(issues: readonly ArchiveIssue[]) {
    super(issues.map(({ path, code }) => `${code} ${path}`).join(', '))
    this.issues = issues
  }
}

export const refused = (code: ArchiveIssueCode, path = ''): ArchiveFault =>
  new ArchiveFault([{ path: shown(path), code }])

/** A path as it can be shown, whatever is in it. */
export const shown = (path: string): string =>
  [...path]
    .slice(0, 200)
    .join('')
    .replace(/[\p{C}\u2028\u2029]/gu, '\ufffd')
