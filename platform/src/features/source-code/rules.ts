import type { Fault } from '../../base/contract/failure.ts'
import { stateOf } from '../competitions/rules.ts'
import { sourceCodeFaults } from './faults.ts'

/** What an archive of code may hold. */
export const limits = {
  archiveBytes: 10 * 1024 * 1024,
  entries: 2_000,
  totalBytes: 50 * 1024 * 1024,
  fileBytes: 5 * 1024 * 1024,
  pathLength: 200,
  depth: 16,
  /** Unpacked to packed: code compresses to a third or a tenth. */ ratio: 100,
  /** Below this many bytes a ratio says nothing. */ ratioFrom: 1024 * 1024,
} as const
export const commentLimit = 5_000
export const commentsPerPage = 50
export const proceduresPerPage = 20
/** Lines shown at once. */
export const linesPerPage = 1_500
/** A longer text is not shown but downloaded. */
export const shownBytes = 1024 * 1024
/** A longer text is shown without colours. */
export const colouredBytes = 256 * 1024

export const issueCodes = [
  'unreadable',
  'encrypted',
  'empty',
  'too_many',
  'total_big',
  'file_big',
  'ratio',
  'outside',
  'absolute',
  'characters',
  'path_long',
  'duplicate',
  'link',
  'special',
  'nested',
] as const
export type IssueCode = (typeof issueCodes)[number]

export const formatOf = (name: string): 'zip' | 'tar.gz' | undefined =>
  /\.zip$/i.test(name) ? 'zip' : /\.(tar\.gz|tgz)$/i.test(name) ? 'tar.gz' : undefined

/** What is wrong with a path inside an archive; undefined when it stays within and can be shown. */
export function pathIssue(path: string): IssueCode | undefined {
  // Other programs would read or show another path than we do.
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/u.test(path)) return 'characters'
  if (/^[/\\]/.test(path) || /^[a-z]:/i.test(path)) return 'absolute'
  const segments = path.split('/')
  if (segments.some(segment => segment === '..')) return 'outside'
  if (segments.some(segment => segment === '' || segment === '.' || segment.trim() === ''))
    return 'characters'
  if ([...path].length > limits.pathLength || segments.length > limits.depth) return 'path_long'
  return undefined
}

/** A path as we keep it: Windows tools write `\`, some tools begin with `./`. */
export const tidyPath = (path: string): string =>
  path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')

/** What tools and systems leave behind: looked at like the rest, then left out. */
export const isLeftover = (path: string): boolean =>
  /(^|\/)(__MACOSX|\.git|\.svn|\.hg|node_modules|__pycache__|\.ipynb_checkpoints|\.venv|\.idea|\.vscode)\//.test(
    `${path}/`,
  ) || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path)

const archiveName =
  /\.(zip|zipx|jar|war|ear|apk|aar|whl|egg|tar|t?gz|t?bz2?|t?xz|tzst|zst|lz4?|lzma|z|7z|rar|cab|iso|dmg|deb|rpm|cpio|ar|xar)$/i
/** Kept as they are and never opened by us. */
const packedDocument = /\.(docx|xlsx|pptx|odt|ods|odp|npz|pt|pth|keras|epub)$/i

/** An archive in an archive, by its name or by how its content begins. */
export function isArchive(path: string, head?: Uint8Array): boolean {
  if (archiveName.test(path)) return true
  if (!head || packedDocument.test(path)) return false
  const begins = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte)
  return (
    begins(0x50, 0x4b, 0x03, 0x04) ||
    begins(0x1f, 0x8b) ||
    begins(0x42, 0x5a, 0x68) ||
    begins(0xfd, 0x37, 0x7a, 0x58, 0x5a) ||
    begins(0x37, 0x7a, 0xbc, 0xaf) ||
    begins(0x52, 0x61, 0x72, 0x21) ||
    begins(0x28, 0xb5, 0x2f, 0xfd) ||
    (head.length > 262 && new TextDecoder().decode(head.subarray(257, 262)) === 'ustar')
  )
}

/** Why this team cannot hand code in now; undefined when it can. */
export function uploadDenied(ask: {
  competition: { type: string; startAt: Date; endAt: Date; isOpenSignup: boolean }
  team: { isBanned: boolean } | null
  now: Date
}): Fault | undefined {
  if (ask.competition.type !== 'solution') return sourceCodeFaults.notSolution
  if (!ask.team) return sourceCodeFaults.membersOnly
  if (ask.team.isBanned) return sourceCodeFaults.banned
  const state = stateOf(ask.competition, ask.now)
  return state === 'in_service' || state === 'can_signup' ? undefined : sourceCodeFaults.closed
}

const languages: Record<string, string> = {
  bash: 'sh bash zsh',
  c: 'c h',
  cpp: 'cc cpp cxx hpp hh cu cuh',
  csharp: 'cs',
  css: 'css',
  diff: 'diff patch',
  go: 'go',
  graphql: 'graphql gql',
  ini: 'ini toml cfg conf',
  java: 'java',
  javascript: 'js mjs cjs jsx',
  json: 'json ipynb geojson jsonl',
  kotlin: 'kt kts',
  less: 'less',
  lua: 'lua',
  makefile: 'mk',
  markdown: 'md markdown',
  objectivec: 'm mm',
  perl: 'pl pm',
  php: 'php',
  python: 'py pyi pyx',
  r: 'r rmd',
  ruby: 'rb',
  rust: 'rs',
  scss: 'scss',
  sql: 'sql',
  swift: 'swift',
  typescript: 'ts tsx mts cts',
  xml: 'xml html htm svg xhtml',
  yaml: 'yaml yml',
}
const byEnding = new Map(
  Object.entries(languages).flatMap(([language, endings]) =>
    endings.split(' ').map(ending => [ending, language] as const),
  ),
)

/** What a file is written in, by its name; null when we cannot tell. */
export function languageOf(path: string): string | null {
  const name = path.split('/').at(-1)?.toLowerCase() ?? ''
  if (name === 'makefile') return 'makefile'
  return byEnding.get(name.split('.').at(-1) ?? '') ?? null
}
