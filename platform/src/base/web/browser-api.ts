import { addressOf, ApiError, type Api } from '../contract/client.ts'
import type { Call } from '../contract/call.ts'
import { NetworkError, reach } from './network-error.ts'
import { inPageLanguage } from './page-language.ts'
import { reloadOnce } from './reload-once.ts'
import { underKey } from './unanswered.ts'

export type ClientIdentity = { ssoId?: string | undefined; userId?: number | undefined; build: string }

/** The spec's retry rule: reads, PUT and DELETE again on network failure or 5xx; a POST too, because its key makes it safe. */
export const retries = 3
export const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
/** How long to wait before the next attempt, in ms. */
export const pauseBefore = (attempt: number) => 200 * 2 ** attempt

/** The contract client over HTTP. `identity` travels in headers as the spec asks; the server trusts only the session. */
export function makeBrowserApi<Map extends Record<string, Call>>(identity: () => ClientIdentity): Api<Map> {
  return (async (name: string, input: { params?: object; query?: object; body?: object } = {}) => {
    const [method, path] = name.split(' ') as [string, string]
    const headers = new Headers(clientHeaders(identity()))
    if (input.body) headers.set('content-type', 'application/json')
    const request: RequestInit = { method, headers, credentials: 'include' }
    if (input.body) request.body = JSON.stringify(input.body)
    const address = inPageLanguage(addressOf(path, input))
    const sendIt = async () => readEnvelope(await send(address, request))
    if (method !== 'POST') return sendIt()
    return underKey(JSON.stringify([address, input.body]), key => {
      headers.set('idempotency-key', key)
      return sendIt()
    })
  }) as Api<Map>
}

export function clientHeaders({ ssoId, userId, build }: ClientIdentity): Record<string, string> {
  return {
    'app-timestamp': build,
    ...(ssoId ? { 'sso-user-id': ssoId } : {}),
    ...(userId ? { 'auth-user-id': String(userId) } : {}),
  }
}

async function send(url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetchOnce(url, request)
      if (response.status < 500 || attempt >= retries) return response
    } catch (error) {
      if (!(error instanceof NetworkError) || attempt >= retries) throw error
    }
    await pause(pauseBefore(attempt))
  }
}

/** `fetch` for pages: a cut line is a failure that has words. */
export const fetchOnce = (url: string, request: RequestInit): Promise<Response> =>
  reach(() => fetch(url, request))

export const readEnvelope = async (response: Response): Promise<unknown> =>
  openEnvelope({
    status: response.status,
    text: await reach(() => response.text()),
    requestId: response.headers.get('x-request-id') ?? undefined,
  })

export type RawAnswer = { status: number; text: string; requestId?: string | undefined }
type Envelope = { status?: string; errno?: string; data?: unknown }

/** `e200` yields the data; anything else is thrown; a body without status is returned as it is. */
export function openEnvelope({ status, text, requestId }: RawAnswer): unknown {
  const isOk = status >= 200 && status < 300
  const body = bodyIn(text)
  // Proxies answer too, with pages of their own or with nothing.
  if (!body || (!isOk && body.errno === undefined)) throw new NetworkError(status)
  if (status === 400 && body.errno === 'e30200') reloadOnce()
  if (isOk && (body.status === undefined || body.status === 'e200'))
    return body.status === undefined ? body : body.data
  throw new ApiError(status, body, requestId)
}

function bodyIn(text: string): Envelope | undefined {
  if (text === '') return {}
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return undefined
  }
}
