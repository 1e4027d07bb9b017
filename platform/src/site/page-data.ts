import type { DataRouter, MiddlewareFunction } from 'react-router'
import { clientHeaders, pause, pauseBefore, retries } from '../base/web/browser-api.ts'
import { inPageLanguage } from '../base/web/page-language.ts'
import { reloadOnce, reloadPage } from '../base/web/reload-once.ts'
import { build } from './browser-api.ts'

/** What is said of page data that did not come: another page could not be opened, or the present one is not up to date. */
export type Trouble = { what: 'opening' | 'refreshing'; again: () => void; stay: () => void }

const opening: Trouble = { what: 'opening', again: letAllGoOn, stay }
const refreshing: Trouble = {
  what: 'refreshing',
  again: () => void router()?.revalidate(),
  stay: () => setStale(false),
}

/** Requests for another page that had no answer yet, though all attempts were made once: its data, its code. */
const unanswered = new Set<Unanswered>()
type Unanswered = { goOn?: () => void }
/** Whether the present page could not be brought up to date. */
let isStale = false

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
function setStale(next: boolean): void {
  isStale = next
  tell()
}
/** Follows from what is unanswered, so that nothing waits for the reader without asking. */
export const troubles = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  now: () => (unanswered.size > 0 ? opening : isStale ? refreshing : undefined),
  onServer: () => undefined,
}

declare global {
  interface Window {
    /** Where React Router keeps the router of the page. */
    __reactRouterDataRouter?: DataRouter
  }
}
const router = () => window.__reactRouterDataRouter

/** Page data that did not come, after all attempts. */
class PageDataError extends Error {
  override name = 'PageDataError'
}

/** Data of pages, and what tells which routes links lead to. */
const isOfRouter = ({ origin, pathname }: URL) =>
  origin === location.origin && (pathname.endsWith('.data') || pathname === '/__manifest')

/**
 * The router fetches the data of pages, and where links lead, by `fetch`, once, and takes any failure for the page's own. Those requests are
 * repeated like every other read, in the page's language and with what direct calls say of themselves; while another
 * page cannot be had the present one stays, and the reader decides whether to try again.
 */
export function watchPageData(): void {
  const plain = window.fetch
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    if (!isOfRouter(address) || (init?.method ?? 'GET') !== 'GET') return plain(input, init)
    const { viewer } = (router()?.state.loaderData.root ?? {}) as { viewer?: { id: number; ssoId: string } }
    const headers = new Headers(init?.headers)
    const identity = clientHeaders({ ssoId: viewer?.ssoId, userId: viewer?.id, build })
    for (const [name, value] of Object.entries(identity)) headers.set(name, value)
    const asked = inPageLanguage(address.pathname + address.search)
    return untilAnswered(
      () => plain(asked, { ...init, headers }),
      init?.signal,
      () => {
        if (!isOpening()) throw new PageDataError('page data did not come')
      },
    )
  }
}

/** Attempts again and again, each time by the reader's decision, or once the server could be had for something else. */
async function untilAnswered(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
  onNoAnswer: () => void = () => undefined,
): Promise<Response> {
  const self: Unanswered = {}
  try {
    for (;;) {
      const answer = await attempts(ask, signal)
      if (answer) {
        letAllGoOn()
        return answer
      }
      onNoAnswer()
      await decision(self, signal)
    }
  } finally {
    unanswered.delete(self)
    tell()
  }
}

/** Whole answers only: one that is cut on the way is none. Undefined when no attempt had any. */
async function attempts(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response | undefined> {
  for (let attempt = 0; ; attempt++) {
    let wait = pauseBefore(attempt)
    try {
      const { status, statusText, headers, body } = await whole(await ask())
      if (status === 400 && body.includes('"e30200"') && reloadOnce(openAnew))
        return await new Promise(() => {})
      if (status < 500 || headers.has('x-remix-response'))
        return new Response(hasNoBody(status) ? null : body.bytes, { status, statusText, headers })
      wait = Math.max(wait, Math.min(5, Number(headers.get('retry-after')) || 0) * 1_000)
    } catch (error) {
      if (signal?.aborted) throw error
    }
    if (attempt >= retries) return undefined
    await pause(wait)
    signal?.throwIfAborted()
  }
}

/**
 * Loads another page from the beginning, once the server can be had: from the browser's own error page nobody comes back
 * to what was typed. Ends by the reader's decision, as page data do.
 */
export async function openWhenReached(address: string, signal: AbortSignal): Promise<void> {
  const ask = async () => {
    await fetch(address, { method: 'HEAD', signal })
    // Whatever was answered is a page.
    return new Response()
  }
  await untilAnswered(ask, signal)
  location.assign(address)
}

/** The page that is being opened, if one is. */
export function requestedPage(): string | undefined {
  const next = router()?.state.navigation.location
  return next && next.pathname + next.search + next.hash
}

const hasNoBody = (status: number) => status === 204 || status === 205 || status === 304

async function whole(answer: Response) {
  const bytes = await answer.arrayBuffer()
  const { status, statusText, headers } = answer
  const includes = (text: string) => new TextDecoder().decode(bytes.slice(0, 1_000)).includes(text)
  return { status, statusText, headers, body: { bytes, includes } }
}

const isOpening = () => {
  const navigation = router()?.state.navigation
  return navigation?.state === 'loading' && navigation.location !== undefined
}

/** Loads the page that is being opened, or the present one, from the beginning. */
function openAnew(): void {
  const next = router()?.state.navigation.location
  if (next) location.assign(next.pathname + next.search + next.hash)
  else reloadPage()
}

/** Until the reader tries again; whoever goes elsewhere or stays has ended the request. */
const decision = (self: Unanswered, signal: AbortSignal | null | undefined) =>
  new Promise<void>((goOn, end) => {
    if (signal?.aborted) return end(signal.reason)
    signal?.addEventListener('abort', () => end(signal.reason), { once: true })
    self.goOn = goOn
    unanswered.add(self)
    tell()
  })

/** The notice stays until each has its answer. */
function letAllGoOn(): void {
  for (const { goOn } of unanswered) goOn?.()
}

/** Ends what is being opened: going to a place within the present page needs no data. */
function stay(): void {
  const now = router()?.state.location
  if (now)
    void router()?.navigate(
      { pathname: now.pathname, search: now.search, hash: now.hash || '#main' },
      { replace: true, preventScrollReset: true },
    )
}

type Results = Record<string, { type: string; result: unknown }>

/** Where the present page could not be brought up to date, it stays as it is. */
export const keepPresentPage: MiddlewareFunction<Results> = async (_given, next) => {
  const results = await next()
  const failed = Object.entries(results).filter(
    ([, { type, result }]) => type === 'error' && result instanceof PageDataError,
  )
  const { loaderData = {}, revalidation, navigation } = router()?.state ?? {}
  if (failed.length === 0 && (revalidation === 'loading' || navigation?.state === 'loading')) setStale(false)
  if (failed.length === 0 || failed.some(([id]) => !(id in loaderData))) return results
  for (const [id] of failed) results[id] = { type: 'data', result: loaderData[id] }
  if (revalidation === 'loading') setStale(true)
  return results
}
