import { archiveIssueCodes } from '../../../base/archive/paths.ts'
import { planProblemCodes } from '../../competing/schedules/rules.ts'

/** Everything that a file can be refused for, place by place; each has words in both languages. */
export const importIssueCodes = [
  ...archiveIssueCodes,
  ...planProblemCodes,
  // A configuration that cannot be read.
  'yaml',
  'json',
  'too_big',
  'encoding',
  'no_mapping',
  // An archive of ours that contradicts itself.
  'missing',
  'size',
  'sha256',
  'not_in_manifest',
  'not_json',
  'too_long',
  'line_too_long',
  'round',
  'team',
  'order',
  'scores',
  'counts',
  'merged_into',
  'other_ranking',
  'impossible',
  'unknown',
  'before_start',
  'two_metrics',
  'two_active',
  'name_twice',
  'bad_name',
  /** Any value that may not stand in its place. */
  'invalid',
] as const
export type ImportIssueCode = (typeof importIssueCodes)[number]

const known = new Set<string>(importIssueCodes)

type Found = { path: string; code: string; message?: string | undefined }
type Words = Readonly<Record<ImportIssueCode, string>>

/** A place and what is wrong there, in one line. */
export const issueLine = (words: Words, issue: Found): string =>
  [issue.path, said(words, issue)].filter(Boolean).join(': ')

function said(words: Words, { code, message }: Found): string {
  // Whatever else a check of a value says is that it may not stand there.
  if (!known.has(code)) return message ?? words.invalid
  const own = words[code as ImportIssueCode]
  // A parser's own message says where; of others it would say the same again.
  return message && (code === 'yaml' || code === 'json') ? `${own} (${message})` : own
}
