import type { FileIssue } from '../../file-rules.ts'

/** The file is wrong: ends scoring with everything that is known about it. */
export class FileFault extends Error {
  override name = 'FileFault'
  readonly code: string
  readonly issues: FileIssue[]
  constructor(issues: FileIssue[], code: string = issues[0]?.code ?? 'file') {
    super(code)
    this.code = code
    this.issues = issues
  }
}

/** The metric is wrong: an organiser's SQL that fails, or answers that the metric cannot use. */
export class ScorerFault extends Error {
  override name = 'ScorerFault'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
