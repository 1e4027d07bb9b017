import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { refusalIn } from '../../../../base/web/no-answer.ts'
import { useWords } from '../../../../site/use-site.ts'
import { adminWords } from '../../words.ts'

/** Does one thing on the server: busy meanwhile, what went wrong in words, and the page's data anew afterwards. */
export function useAction() {
  const { editing } = useWords(adminWords)
  const revalidator = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  return {
    isBusy,
    problem,
    async run(work: () => Promise<unknown>): Promise<boolean> {
      setBusy(true)
      setProblem(undefined)
      try {
        await work()
        await revalidator.revalidate()
        return true
      } catch (error) {
        setProblem(refusalIn(error)?.message ?? editing.offline)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
