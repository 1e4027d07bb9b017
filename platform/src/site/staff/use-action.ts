import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Issue } from '../../base/contract/failure.ts'
import { refusalIn } from '../../base/web/no-answer.ts'
import { useWords } from '../use-site.ts'
import { staffWords } from './words.ts'

/** Does one thing on the server: busy meanwhile, what went wrong in words and at which places, and the page's data anew afterwards. */
export function useAction() {
  const { editing } = useWords(staffWords)
  const revalidator = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  return {
    isBusy,
    problem,
    issues,
    async run(work: () => Promise<unknown>): Promise<boolean> {
      setBusy(true)
      setProblem(undefined)
      setIssues([])
      try {
        await work()
        await revalidator.revalidate()
        return true
      } catch (error) {
        const refusal = refusalIn(error)
        setProblem(refusal?.message ?? editing.offline)
        setIssues(refusal?.issues ?? [])
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
