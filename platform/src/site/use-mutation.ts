import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../base/contract/client.ts'
import type { Issue } from '../base/contract/failure.ts'
import { refusalIn } from '../base/web/network-error.ts'
import { useApi } from './browser-api.ts'

const noIssues: readonly Issue[] = []

/**
 * Changes something on the server: busy meanwhile, the page's data anew once it is done, and what went wrong in words
 * and by place. `run` answers whether it was done. `reload` says when the data are asked for again: `after refusal` too
 * where a refusal may show that the page is old, `never` where another page follows. Without an answer they never are,
 * as the page would be lost with what is typed on it.
 */
export function useMutation({ reload = 'done' }: { reload?: 'done' | 'after refusal' | 'never' } = {}) {
  const api = useApi()
  const revalidator = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      if (reload !== 'never') await revalidator.revalidate()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      if (reload === 'after refusal' && refusalIn(error)) await revalidator.revalidate()
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    api,
    run,
    isBusy,
    failure,
    problem: failure?.message,
    issues: failure?.issues ?? noIssues,
    /** What went wrong is no longer of matter, as something else was chosen. */
    clear: () => setFailure(undefined),
  }
}
