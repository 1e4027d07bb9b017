import { archiveIssueCodes } from '../../base/archive/paths.ts'
import { planProblemCodes } from '../schedules/rules.ts'

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

/** What is wrong, for words; whatever else a check of a value says is that it may not stand there. */
export const issueCode = (code: string): ImportIssueCode =>
  known.has(code) ? (code as ImportIssueCode) : 'invalid'

/** A place and what is wrong there, in one line; a parser's own message says where. */
export const issueLine = (
  words: Readonly<Record<ImportIssueCode, string>>,
  { path, code, message }: { path: string; code: string; message?: string | undefined },
): string => [path, `${words[issueCode(code)]}${message ? ` (${message})` : ''}`].filter(Boolean).join(': ')
