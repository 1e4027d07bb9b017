import { Writable } from 'node:stream'
import { expect } from 'vitest'
import { Browser, platform, type TestSite } from './browser.ts'

export const log: string[] = []
export const logTo = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    log.push(chunk.toString())
    done()
  },
})
/** What the log says, without the numbers (times, process, request) among which a code could hide by chance. */
export const said = () =>
  log
    .map(
      line =>
        JSON.parse(line) as { level: number; kind?: string; reason?: string; msg: string; req?: object },
    )
    .map(({ level, kind, reason, msg, req }) => ({ level, kind, reason, msg, req }))
/** The lines about messages that did not go out. */
export const complaints = () => said().filter(line => line.level === 50)
export const complaint = (kind: string, reason: string) => [
  {
    level: 50,
    kind,
    reason: expect.stringContaining(reason),
    msg: 'a message could not be sent',
    req: undefined,
  },
]

/** Where the platform sends people to sign in. */
export const authorize = (lang = 'en-US', more: Record<string, string> = {}) =>
  `/auth?${new URLSearchParams({ client_id: 'leitai', response_type: 'code', scope: 'openid', redirect_uri: `${platform}/sso/callback`, code_challenge: 'c'.repeat(43), code_challenge_method: 'S256', ui_locales: lang, ...more })}`

/** Asks for a code on the registration page, as `account`. */
export async function askForCode(site: TestSite, account: string, lang = 'en-US') {
  const browser = new Browser(site)
  await browser.go(authorize(lang, { screen: 'register' }))
  const answer = await browser.submit(`/${lang}/register`, { account, action: 'send' })
  return { browser, body: answer.body, status: answer.status }
}
export const sent = 'a code is on its way'
export const notSent = 'The code could not be sent'
export const outbox = (site: TestSite) => site.db.selectFrom('sso.outbox').selectAll().execute()
