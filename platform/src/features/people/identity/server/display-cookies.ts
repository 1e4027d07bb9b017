import type { FastifyReply } from 'fastify'
import type { Settings } from '../../../../base/config/settings.ts'

type Chosen = { language?: string | null; theme?: string | null }

/**
 * What the account says, on this device: pages are made in it from the first byte, before anybody is asked for. Null
 * forgets it; what is not said stays as it is.
 */
export function keepDisplay(reply: FastifyReply, settings: Settings, { language, theme }: Chosen): void {
  const cookie = { path: '/', sameSite: 'lax' as const, secure: settings.secureCookies }
  const keep = (name: string, value: string | null | undefined) => {
    if (value === null) reply.clearCookie(name, cookie)
    else if (value !== undefined) reply.setCookie(name, value, { ...cookie, maxAge: 365 * 86_400 })
  }
  keep('lang', language)
  keep('theme', theme === 'system' ? null : theme)
}
