import { tellListeners, type InboxNews } from '../inbox-events.ts'
import { nextWait, shortestWait } from './inbox-polling.ts'

/** Several things that come at once are counted once. */
const together = 300

/**
 * Hears what is new for the reader while the page is in sight: by one stream of server-sent events, by asking now and
 * then where that does not come through. A page out of sight holds no connection, of which browsers have few. `known` is
 * how much was unread when the page's data came, `count` asks how much is; answers how to end it.
 */
export function watchInbox(known: number, count: () => Promise<number>): () => void {
  let source: EventSource | undefined
  let asking: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setTimeout> | undefined
  let wait = shortestWait
  let last = known
  let isUntold = false
  const ask = async (): Promise<'grown' | 'same' | 'failed'> => {
    try {
      const now = await count()
      const outcome = now > last ? 'grown' : 'same'
      last = now
      return outcome
    } catch {
      return 'failed'
    }
  }
  const askAndTell = async () => {
    const outcome = await ask()
    if (outcome === 'grown') tellListeners({ notice: true, message: true })
    return outcome
  }
  const askSoon = (news: InboxNews) => {
    // A stream begins without a name: what came while none was open has to be found by counting.
    isUntold ||= !news.notice && !news.message
    asking ??= setTimeout(() => {
      asking = undefined
      void (isUntold ? askAndTell() : ask())
      isUntold = false
    }, together)
  }
  const stopPolling = () => {
    clearTimeout(polling)
    polling = undefined
  }
  const pollOnce = async () => {
    const outcome = await askAndTell()
    wait = nextWait(wait, outcome)
    polling = undefined
    if (document.hidden || source?.readyState === EventSource.OPEN) return
    // One that was refused does not come back by itself.
    if (source?.readyState === EventSource.CLOSED) open()
    poll()
  }
  const poll = () => {
    polling ??= setTimeout(() => void pollOnce(), wait)
  }
  const open = () => {
    source?.close()
    source = new EventSource('/api/users/inbox/events')
    source.addEventListener('message', event => {
      stopPolling()
      wait = shortestWait
      const news = JSON.parse(event.data as string) as InboxNews
      askSoon(news)
      tellListeners(news)
    })
    source.addEventListener('error', poll)
  }
  const close = () => {
    source?.close()
    stopPolling()
    clearTimeout(asking)
    source = asking = undefined
  }
  const look = () => (document.hidden ? close() : open())
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    close()
  }
}
