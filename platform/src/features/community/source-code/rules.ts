import type { ArchiveLimits } from '../../../base/archive/paths.ts'
import type { Fault } from '../../../base/contract/failure.ts'
import { stateOf } from '../../competing/competitions/rules.ts'
import { admissionBlocked, type Admission } from '../../competing/registrations/rules.ts'
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
  /** An archive in an archive is refused. */ mayNest: false,
  isPortable: true,
} as const satisfies ArchiveLimits & { archiveBytes: number }
export const commentLimit = 5_000
export const commentsPerPage = 50
export const proceduresPerPage = 20
/** Lines shown at once. */
export const linesPerPage = 1_500
/** A longer text is not shown but downloaded. */
export const shownBytes = 1024 * 1024
/** A longer text is shown without colours. */
export const colouredBytes = 256 * 1024

/** A longer text is not rendered but shown by line. */
export const renderedBytes = 128 * 1024
export const fileViews = ['rendered', 'source'] as const
export type FileView = (typeof fileViews)[number]

export const formatOf = (name: string): 'zip' | 'tar.gz' | undefined =>
  /\.zip$/i.test(name) ? 'zip' : /\.(tar\.gz|tgz)$/i.test(name) ? 'tar.gz' : undefined

/** Why this team cannot hand code in now; undefined when it can. */
export function uploadDenied(ask: {
  competition: { type: string; startAt: Date; endAt: Date; isOpenSignup: boolean }
  registration: Admission | null
  team: { isBanned: boolean } | null
  now: Date
}): Fault | undefined {
  if (ask.competition.type !== 'solution') return sourceCodeFaults.notSolution
  if (!ask.team) return sourceCodeFaults.membersOnly
  if (ask.team.isBanned) return sourceCodeFaults.banned
  const notAdmitted = ask.registration && admissionBlocked(ask.registration)
  if (notAdmitted) return notAdmitted
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
