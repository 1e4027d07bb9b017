import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../../../../../base/contract/client.ts'
import { useSay } from './said.tsx'

/** Does something to a team, brings the page up to date and says so; what was refused is kept to be shown. */
export function useAction() {
  const revalidator = useRevalidator()
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError>()
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      await revalidator.revalidate()
      say(done)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, problem }
}
