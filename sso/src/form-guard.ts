import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from './accounts.ts'
import { chooseLang } from './language.ts'
import type { Settings } from './settings.ts'

const csrfCookie = 'leitai_sso_form'

/** The secret that a form must send back; made once for a browser. */
export function formSecret(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const known = request.cookies[csrfCookie]
  if (known && /^[\w-]{32}$/.test(known)) return known
  const secret = randomBytes(24).toString('base64url')
  reply.setCookie(csrfCookie, secret, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: settings.issuer.startsWith('https:'),
  })
  return secret
}

/** Which browser sent a form that is our own. */
export const browserOf = (request: FastifyRequest): string => request.cookies[csrfCookie] ?? ''

/** A form counts only when it comes from our own page: same origin, and with the browser's secret. */
export function isOwnForm(request: FastifyRequest, settings: Settings): boolean {
  const given = (request.body as { csrf?: unknown } | undefined)?.csrf
  const { origin } = request.headers
  const sameOrigin = origin === undefined || origin === settings.issuer
  return (
    sameOrigin && typeof given === 'string' && given.length === 32 && given === request.cookies[csrfCookie]
  )
}

/** The language in the address, else the browser's. */
export const langOf = (request: FastifyRequest): Lang =>
  chooseLang(request.url.split('/')[1], request.headers['accept-language'])
