import type { Answer, Call, Input } from './call.ts'
import type { Issue } from './failure.ts'

/** `api('GET /api/competitions', { query })`: the one way to data for pages, on the server and in the browser. */
export type Api<Map extends Record<string, Call>> = <K extends keyof Map & string>(
  name: K,
  ...input: Record<never, never> extends Input<Map[K]> ? [input?: Input<Map[K]>] : [input: Input<Map[K]>]
) => Promise<Answer<Map[K]>>

/** The envelope's failure, as a page sees it: words are already in the reader's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly httpStatus: number
  readonly errno: string
  readonly issues: Issue[]
  readonly hint: string | undefined
  readonly requestId: string | undefined

  constructor(
    httpStatus: number,
    body: { errno?: string; message?: string; issues?: Issue[]; hint?: string },
    requestId?: string,
  ) {
    super(body.message ?? `HTTP ${httpStatus}`)
    this.httpStatus = httpStatus
    this.errno = body.errno ?? `e${httpStatus}00`
    this.issues = body.issues ?? []
    this.hint = body.hint
    this.requestId = requestId
  }
}

/** The code of the refusal of whoever has not agreed to the terms: every page knows it. */
export const consentMissing = 'e403355'

/** Fills `{name}` places and appends the query; undefined values are left out. */
export function addressOf(
  path: string,
  input: { params?: object | undefined; query?: object | undefined },
): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value))
  return query.size ? `${filled}?${query}` : filled
}
