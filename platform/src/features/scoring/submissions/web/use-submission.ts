import { useEffect, useState } from 'react'
import { useApi } from '../../../../site/browser-api.ts'
import { isFinal } from '../rules.ts'
import { watchSubmission, type Submission, type Watched } from './watch-submission.ts'

export type { Submission } from './watch-submission.ts'

/** A submission as it changes. */
export function useSubmission(initial: Submission | null, onEnd: () => void): Watched | null {
  const [latest, setLatest] = useState<Watched | null>(null)
  // What has ended is none of those under way any more, and stays in sight all the same.
  const shown = latest && (!initial || latest.id === initial.id) ? latest : initial
  const api = useApi()
  const id = initial?.id
  const isOver = !initial || isFinal(initial.state)
  useEffect(() => {
    if (id === undefined || isOver) return
    return watchSubmission(api, id, next => {
      setLatest(next)
      if (isFinal(next.state)) onEnd()
    })
    // The client and the callback are new at each render; what is watched is the submission.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, isOver])
  return shown
}
