import type { Answer } from '../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../calls.ts'
import type { useApi } from '../../../../site/browser-api.ts'
import { isFinal } from '../rules.ts'

export type Submission = Answer<SiteCalls['DELETE /api/submissions/{id}']>
export type Outcome = NonNullable<Answer<SiteCalls['GET /api/submissions/{id}']>['outcome']>
/** What it did for its team is known once it was followed to its end. */
export type Watched = Submission & { outcome?: Outcome | null }

const pollEvery = 3_000

/**
 * Follows a submission to its end: by server-sent events, by asking where those do not come through. Answers how to stop.
 */
export function watchSubmission(
  api: ReturnType<typeof useApi>,
  id: number,
  take: (next: Watched) => void,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let isOver = false
  const heard = (next: Watched) => {
    if (isOver) return
    if (isFinal(next.state)) stop()
    take(next)
  }
  const poll = () => void api('GET /api/submissions/{id}', { params: { id } }).then(heard, () => undefined)
  const source = new EventSource(`/api/submissions/${id}/events`)
  source.addEventListener('message', event => heard(JSON.parse(event.data as string) as Watched))
  source.addEventListener('error', () => (timer ??= setInterval(poll, pollEvery)))
  const stop = () => {
    isOver = true
    source.close()
    clearInterval(timer)
  }
  return stop
}
