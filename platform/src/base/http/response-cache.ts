import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { chooseLanguage } from '../web/language.ts'
import { isMobile } from '../web/device.ts'
import { isNoneOf } from './etag.ts'
import { readerZoneOf } from './reader-zone.ts'
import { reviewerCookie } from './reviewer.ts'
import { sessionCookie } from './session-cookie.ts'

/**
 * An answer as it is sent: made once, given to every visitor who asks for the same. `lasts` is how long, in ms, what
 * it was made from may still be shown; without it, as long as the cache keeps.
 */
export type Made = { status: number; headers: Record<string, string>; body: Buffer; lasts?: number }
type Kept = Made & { etag: string; zipped: Buffer | undefined }

export type ResponseCache = {
  /** True when nothing about the asker but language, theme, time zone and device can change the answer. */
  serves(request: FastifyRequest): boolean
  readonly isOn: boolean
  /**
   * Answers from what is kept; `make` runs once for all who ask at the same time. `edition` tells apart what is older
   * than the asker can bear, such as what was made before the asker wrote something.
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Made>,
    edition?: number,
  ): Promise<FastifyReply>
}

const maxBytes = 64 * 1024 * 1024
const worthZipping = 1_000
const zip = promisify(gzip)

/**
 * Public answers, at most `seconds` old: for visitors, and for all where everyone is answered alike. What depends on who
 * asks is never kept, and none is made from what a signed-in reader got: the two never meet.
 */
export function makeResponseCache(seconds: number, elapsed = () => performance.now()): ResponseCache {
  const kept = new LRUCache<string, Kept, () => Promise<Made>>({
    ttl: seconds * 1_000,
    ttlResolution: 0,
    perf: { now: elapsed },
    maxSize: maxBytes,
    sizeCalculation: ({ body, zipped }, key) => body.length + (zipped?.length ?? 0) + 2 * key.length + 1_000,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const found = await keep(await context())
      // Nothing would mean for ever.
      options.ttl = Math.max(1, Math.min(found.lasts ?? Number.POSITIVE_INFINITY, seconds * 1_000))
      return found
    },
  })
  return {
    isOn: seconds > 0,
    serves: request =>
      seconds > 0 &&
      request.method === 'GET' &&
      request.headers.authorization === undefined &&
      request.cookies[sessionCookie] === undefined &&
      request.cookies[reviewerCookie] === undefined,
    async answer(request, reply, make, edition) {
      const key = `${edition ?? ''} ${keyOf(request)}`
      const found = await kept.forceFetch(key, { context: make })
      if (found.status >= 500) kept.delete(key)
      return send(found, request, reply)
    },
  }
}

function keyOf(request: FastifyRequest): string {
  const { lang } = request.query as { lang?: unknown }
  return [
    chooseLanguage(
      typeof lang === 'string' ? lang : null,
      request.cookies.lang,
      request.headers['accept-language'],
    ),
    // Only what a page can look like: made-up themes must not make pages of their own.
    request.cookies.theme === 'light' || request.cookies.theme === 'dark' ? request.cookies.theme : 'system',
    readerZoneOf(request.cookies),
    isMobile(request.headers['user-agent'] ?? ''),
    request.url,
  ].join(' ')
}

async function keep(made: Made): Promise<Kept> {
  return {
    ...made,
    // Weak: the zipped bytes are others.
    etag: `W/"${createHash('sha256').update(made.body).digest('base64url').slice(0, 22)}"`,
    zipped: made.body.length < worthZipping ? undefined : await zip(made.body, { level: 6 }),
  }
}

function send(found: Kept, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(found.status).headers(found.headers)
  const revalidates = found.status === 200 && !found.headers['cache-control']?.includes('no-store')
  if (revalidates) reply.header('etag', found.etag)
  if (revalidates && !isNoneOf(request.headers['if-none-match'], found.etag)) return reply.code(304).send()
  if (found.zipped) reply.header('vary', [found.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '))
  if (!found.zipped || !takesGzip(request.headers['accept-encoding'])) return reply.send(found.body)
  return reply.header('content-encoding', 'gzip').send(found.zipped)
}

const takesGzip = (accepts: string | string[] = ''): boolean =>
  String(accepts)
    .toLowerCase()
    .split(',')
    .some(coding => {
      const [name, ...given] = coding.split(';').map(part => part.trim())
      return name === 'gzip' && !given.some(part => /^q=0(\.0*)?$/.test(part))
    })
