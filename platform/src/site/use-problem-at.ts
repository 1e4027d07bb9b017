import type { Issue } from '../base/contract/failure.ts'
import { useWords } from './use-site.ts'
import { shellWords } from './words.ts'

/** Finds what the server found wrong at a place of the body, in words. */
export function useProblemAt(issues: readonly Issue[]): (path: string) => string | undefined {
  const { form } = useWords(shellWords)
  return path => {
    const issue = issues.find(one => one.path === `body.${path}`)
    return issue && (issue.message ?? form.wrong)
  }
}
