import type { Issue } from '../../../../base/contract/failure.ts'
import { useWords } from '../../../../site/use-site.ts'
import { adminWords } from '../../words.ts'

/** Finds what the server found wrong at a place of the body, in words. */
export function useProblemAt(issues: readonly Issue[]): (path: string) => string | undefined {
  const { fields } = useWords(adminWords)
  const known: Record<string, string> = {
    too_small: fields.tooSmall,
    too_big: fields.tooBig,
    before_start: fields.beforeStart,
    unknown: fields.unknown,
    taken: fields.taken,
  }
  return path => {
    const issue = issues.find(one => one.path === `body.${path}`)
    return issue && (known[issue.code] ?? fields.wrong)
  }
}
