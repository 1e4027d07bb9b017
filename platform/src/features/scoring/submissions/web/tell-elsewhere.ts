import type { useApi } from '../../../../site/browser-api.ts'
import { sayLate, type LateNews } from '../../../../site/said.ts'
import { isFinal } from '../rules.ts'
import { watchSubmission, type Watched } from './watch-submission.ts'

const watched = new Map<number, () => void>()

/** Goes on following a submission when its page is left for another one of the site, and says there how it ended. */
export function tellElsewhere(
  api: ReturnType<typeof useApi>,
  id: number,
  newsOf: (ended: Watched) => LateNews | null,
): void {
  if (watched.has(id)) return
  const stop = watchSubmission(api, id, next => {
    if (!isFinal(next.state)) return
    watched.delete(id)
    const news = newsOf(next)
    if (news) sayLate(news)
  })
  watched.set(id, stop)
}

/** Its page is there again. */
export function tellHere(id: number): void {
  watched.get(id)?.()
  watched.delete(id)
}
