import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { ApiError, consentMissing } from '../base/contract/client.ts'
import type { Issue } from '../base/contract/failure.ts'
import { refusalIn } from '../base/web/network-error.ts'
import { useApi } from './browser-api.ts'
import { useInOrder } from './use-in-order.ts'
import { useWords } from './use-site.ts'
import { shellWords } from './words.ts'

const noIssues: readonly Issue[] = []
/** How long a refusal stands before it leads away, as the spec says. */
const leadsAfter = 2_000
/** Where what is missing is filled in, if that is what was refused. */
const guideOf = ({ hint }: ApiError) => (hint?.startsWith('/guide/') ? hint.split('?')[0] : undefined)

/**
 * Changes something on the server: busy meanwhile, the page's data anew once it is done, and what went wrong in words
 * and by place. `run` answers whether it was done. `reload` says when the data are asked for again: `after refusal` too
 * where a refusal may show that the page is old, `never` where another page follows. Without an answer they never are,
 * as the page would be lost with what is typed on it. A refusal because something about the person is missing leads to
 * where it is filled in, and from there back here.
 */
export function useMutation({ reload = 'done' }: { reload?: 'done' | 'after refusal' | 'never' } = {}) {
  const api = useApi()
  const revalidator = useRevalidator()
  const [running, setRunning] = useState(0)
  const [failure, setFailure] = useState<ApiError>()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { leads } = useWords(shellWords)
  const inOrder = useInOrder()
  const run = (work: () => Promise<unknown>): Promise<boolean> => {
    setRunning(now => now + 1)
    setFailure(undefined)
    return inOrder(() => once(work))
  }
  const once = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      // The press is shown before the call is made.
      await new Promise(resolve => setTimeout(resolve))
      await work()
      if (reload !== 'never') await revalidator.revalidate()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      const guide = guideOf(error)
      if (guide)
        setTimeout(() => {
          // Whoever has gone elsewhere meanwhile is left alone.
          if (globalThis.location.pathname === pathname)
            void navigate(`${guide}?origin=${encodeURIComponent(pathname + search)}`)
        }, leadsAfter)
      // Terms that have come meanwhile are asked for on every page, this one too.
      if (error.errno === consentMissing || (reload === 'after refusal' && refusalIn(error)))
        await revalidator.revalidate()
      return false
    } finally {
      setRunning(now => now - 1)
    }
  }
  return {
    api,
    run,
    isBusy: running > 0,
    failure,
    problem: failure && (guideOf(failure) ? `${failure.message} ${leads}` : failure.message),
    issues: failure?.issues ?? noIssues,
    /** What went wrong is no longer of matter, as something else was chosen. */
    clear: () => setFailure(undefined),
  }
}
