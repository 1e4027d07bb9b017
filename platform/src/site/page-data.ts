import type { DataRouter, MiddlewareFunction } from 'react-router'
import { clientHeaders, pause, pauseBefore, retries } from '../base/web/browser-api.ts'
import { inPageLanguage } from '../base/web/page-language.ts'
import { reloadOnce, reloadPage } from '../base/web/reload-once.ts'
import { build } from './browser-api.ts'

/** What is said of page data that did not come: another page could not be opened, or the present one is not up to date. */
export type Trouble = { what: 'opening' | 'refreshing'; again: () => void; stay: () => void }

let trouble: Trouble | undefined
const listeners = new Set<() => void>()
const tell = (next: Trouble | undefined) => {
  trouble = next
  for (const listener of listeners) listener()
}
export const troubles = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  now: () => trouble,
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
    for (;;) {
      const answer = await attempts(() => plain(asked, { ...init, headers }), init?.signal)
      if (answer) {
        tell(undefined)
        return answer
      }
      if (!isOpening()) throw new PageDataError('page data did not come')
      await decision(init?.signal)
    }
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
  while (!(await attempts(ask, signal))) await decision(signal)
  location.assign(address)
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

/** Those who wait for the reader: a page's data and its code may both not have come. */
const waiting = new Set<() => void>()

/** Until the reader tries again; whoever goes elsewhere or stays has ended the request. */
const decision = (signal: AbortSignal | null | undefined) =>
  new Promise<void>((again, given) => {
    signal?.addEventListener(
      'abort',
      () => {
        waiting.delete(again)
        tell(undefined)
        given(signal.reason)
      },
      { once: true },
    )
    waiting.add(again)
    tell({ what: 'opening', again: letAllGoOn, stay })
  })

function letAllGoOn(): void {
  for (const again of waiting) again()
  waiting.clear()
}

/** Ends what is being opened: going to a place within the present page needs no data. */
function stay(): void {
  tell(undefined)
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
  const { loaderData = {}, revalidation } = router()?.state ?? {}
  if (failed.length === 0 || failed.some(([id]) => !(id in loaderData))) return results
  for (const [id] of failed) results[id] = { type: 'data', result: loaderData[id] }
  if (revalidation === 'loading')
    tell({ what: 'refreshing', again: () => void router()?.revalidate(), stay: () => tell(undefined) })
  return results
}
