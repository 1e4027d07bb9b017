import { useEffect, useState } from 'react'
import type { Answer } from '../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { isFinal } from '../rules.ts'

export type Submission = Answer<SiteCalls['GET /api/submissions/{id}']>

const pollEvery = 3_000

/** A submission as it changes: by server-sent events, by asking where those do not come through. */
export function useSubmission(initial: Submission | null, onEnd: () => void): Submission | null {
  const [latest, setLatest] = useState<Submission | null>(null)
  // What has ended is none of those under way any more, and stays in sight all the same.
  const shown = latest && (!initial || latest.id === initial.id) ? latest : initial
  const api = useApi()
  const id = initial?.id
  const isOver = !initial || isFinal(initial.state)
  useEffect(() => {
    if (id === undefined || isOver) return
    let timer: ReturnType<typeof setInterval> | undefined
    const take = (next: Submission) => {
      setLatest(next)
      if (!isFinal(next.state)) return
      close()
      onEnd()
    }
    const poll = () => void api('GET /api/submissions/{id}', { params: { id } }).then(take, () => undefined)
    const source = new EventSource(`/api/submissions/${id}/events`)
    source.addEventListener('message', event => take(JSON.parse(event.data as string) as Submission))
    source.addEventListener('error', () => (timer ??= setInterval(poll, pollEvery)))
    const close = () => {
      source.close()
      clearInterval(timer)
    }
    return close
    // The client and the callback are new at each render; what is watched is the submission.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, isOver])
  return shown
}
