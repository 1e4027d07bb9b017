import { cutBytes } from '../../../../../base/sandbox/cut-bytes.ts'
import type { FileIssue } from '../../file-rules.ts'

const mostShown = 120

/** What is shown of a file: not more than a line, and nothing that cannot be seen. */
const shown = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : [...(text.length > mostShown ? `${text.slice(0, mostShown)}…` : text)]
        .map(sign => (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(sign) ? visible(sign) : sign))
        .join('')

const visible = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

const bounded = (issue: FileIssue): FileIssue => ({
  ...issue,
  ...(issue.column === undefined ? {} : { column: shown(issue.column) }),
  ...(issue.expected === undefined ? {} : { expected: shown(issue.expected) }),
  ...(issue.found === undefined ? {} : { found: shown(issue.found) }),
})

/** The file is wrong: ends scoring with everything that is known about it. */
export class FileFault extends Error {
  override name = 'FileFault'
  readonly code: string
  readonly issues: FileIssue[]
  constructor(issues: FileIssue[], code: string = issues[0]?.code ?? 'file') {
    super(code)
    this.code = code
    this.issues = issues.map(bounded)
  }
}

/** The metric is wrong: an organiser's SQL that fails, or answers that the metric cannot use. */
export class ScorerFault extends Error {
  override name = 'ScorerFault'
  readonly code: string
  constructor(code: string, message: string) {
    super(cutBytes(message, mostOfMessage))
    this.code = code
  }
}

/** An organiser's SQL may fail with whatever it has read. */
const mostOfMessage = 2048
