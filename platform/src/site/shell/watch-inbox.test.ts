import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InboxNews } from '../inbox-events.ts'
import { watchInbox } from './watch-inbox.ts'

const heard = vi.hoisted((): InboxNews[] => [])
vi.mock('../inbox-events.ts', () => ({ tellListeners: (news: InboxNews) => void heard.push(news) }))

/** The streams that the page opened, the last of which is its own. */
const streams: Stream[] = []
class Stream extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readyState = Stream.OPEN
  constructor() {
    super()
    streams.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
}

const page = Object.assign(new EventTarget(), { hidden: false })
let unread = 0
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('EventSource', Stream)
  heard.length = 0
  unread = 2
  end = watchInbox(unread, () => Promise.resolve(unread))
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function hide(isHidden: boolean) {
  page.hidden = isHidden
  page.dispatchEvent(new Event('visibilitychange'))
}

/** What the stream says, after which the page had time to count. */
async function said(news: InboxNews) {
  streams.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }))
  await vi.advanceTimersByTimeAsync(1_000)
}

const namesAll = { notice: true, message: true }

test('a page that comes back to sight is told of what came meanwhile', async () => {
  await said({})
  expect(heard).not.toContainEqual(namesAll)
  hide(true)
  unread = 3
  hide(false)
  await said({})
  expect(heard).toContainEqual(namesAll)
})

test('so is one of what came before its first stream began', async () => {
  unread = 3
  await said({})
  expect(heard).toContainEqual(namesAll)
})

test('so is one whose stream was opened anew', async () => {
  await said({})
  unread = 3
  await said({})
  expect(heard).toContainEqual(namesAll)
})

test('nothing is told twice: neither without anything new, nor of what the stream names', async () => {
  await said({})
  await said({})
  unread = 3
  await said({ notice: true })
  expect(heard).toContainEqual({ notice: true })
  expect(heard).not.toContainEqual(namesAll)
})
