import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../base/contract/client.ts'
import { useApi } from './browser-api.ts'

/** Does something by the API and shows the page as it is then; says what went wrong. True when it was done. */
export function useDeed() {
  const api = useApi()
  const revalidator = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await deed()
      await revalidator.revalidate()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { api, run, isBusy, problem }
}
