import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SiteApi } from '../../platform/src/calls.ts'
import { addressOf, ApiError } from '../../platform/src/base/contract/client.ts'
import { NetworkFailure, Refused } from './failures.ts'
import type { Words } from './words.ts'

/** As often as the site's own pages try again. */
const retries = 3
const pauseBefore = (attempt: number) => pause(200 * 2 ** attempt)

export type Client = {
  site: string
  /** The calls of the site's contract: one that changed there does not compile here. */
  api: SiteApi
  /** One request as it is, with no second try; a NetworkFailure where nothing comes. */
  fetch(address: string, request?: RequestInit): Promise<Response>
  /** Sends a form under a key, so that however often it is sent it is done once. */
  sendForm<T>(path: string, form: FormData, key: string): Promise<T>
  /** What an answer without success says. */
  refusalOf(response: Response): Promise<Error>
}

type Reach = { site: string; token: string | undefined; lang: string; words: Words }

export function makeClient({ site, token, lang, words }: Reach): Client {
  const own = {
    'accept-language': lang,
    'user-agent': 'leitai-cli',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const fetchOnce = async (address: string, request: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, site)
    // The token is for this site alone, whatever an answer says.
    if (url.origin !== site) throw new Refused(words.refused.elsewhere)
    try {
      return await fetch(url, { ...request, headers: { ...own, ...(request.headers as object) } })
    } catch (error) {
      throw unreachable(error)
    }
  }
  const unreachable = (error: unknown) => {
    const { cause } = error as { cause?: { code?: string; message?: string } }
    return new NetworkFailure(
      words.network.unreachable(site, cause?.code ?? cause?.message ?? (error as Error).message),
    )
  }
  const open = async (response: Response): Promise<unknown> => {
    const text = await response.text().catch((error: unknown) => {
      throw unreachable(error)
    })
    const body = envelopeIn(text)
    if (!body || (!response.ok && body.errno === undefined))
      throw new NetworkFailure(words.network.strange(response.status))
    if (response.ok) return body.data
    throw new ApiError(response.status, body, response.headers.get('x-request-id') ?? undefined)
  }
  /** Tries again where the line or the server failed: reads have no effect, and what is written has a key. */
  const ask = async (address: string, request: RequestInit): Promise<unknown> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await open(await fetchOnce(address, request))
      } catch (error) {
        if (!mayPass(error) || attempt >= retries) throw error
      }
      await pauseBefore(attempt)
    }
  }
  return {
    site,
    api: (async (name: string, input: { params?: object; query?: object; body?: object } = {}) => {
      const [method = '', path = ''] = name.split(' ')
      return ask(addressOf(path, input), {
        method,
        headers: {
          ...(input.body ? { 'content-type': 'application/json' } : {}),
          ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        },
        ...(input.body ? { body: JSON.stringify(input.body) } : {}),
      })
    }) as SiteApi,
    fetch: fetchOnce,
    sendForm: async <T>(path: string, form: FormData, key: string) =>
      (await ask(path, { method: 'POST', headers: { 'idempotency-key': key }, body: form })) as T,
    refusalOf: response =>
      open(response).then(
        () => new NetworkFailure(words.network.strange(response.status)),
        (error: Error) => error,
      ),
  }
}

/** Whether another try may do better. A full disk stays full. */
export const mayPass = (error: unknown): boolean =>
  error instanceof NetworkFailure ||
  (error instanceof ApiError && error.httpStatus >= 500 && error.httpStatus !== 507)

type Envelope = { errno?: string; message?: string; hint?: string; data?: unknown }

function envelopeIn(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}
