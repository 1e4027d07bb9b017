import { createTransport } from 'nodemailer'
import type { Target } from './accounts.ts'
import type { Db } from './database.ts'
import type { Settings } from './settings.ts'

export type Message = { subject: string; body: string }
export type Send = (target: Target, message: Message, now: Date) => Promise<void>

const patience = 10_000

/** Whether a message to this target leaves the machine, which takes its time and may fail. */
export const sendsAway = (settings: Settings, target: Target): boolean =>
  target.kind === 'email' ? settings.SMTP_URL !== undefined : settings.SMS_WEBHOOK_URL !== undefined

/** Mail by SMTP, text messages by webhook; what has neither goes to the local outbox. */
export function makeSender(db: Db, settings: Settings): Send {
  // A person waits for the page: nodemailer's own patience is minutes.
  const transport = settings.SMTP_URL
    ? createTransport({
        url: settings.SMTP_URL,
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
      })
    : undefined
  return async (target, message, now) => {
    if (target.kind === 'email' && transport) {
      await transport.sendMail({
        from: settings.MAIL_FROM,
        // As an object it is one address; as text it would be read as a list.
        to: { name: '', address: target.value },
        subject: message.subject,
        text: message.body,
      })
    } else if (target.kind === 'phone' && settings.SMS_WEBHOOK_URL) {
      const { address, authorization } = withoutCredentials(settings.SMS_WEBHOOK_URL)
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ to: target.value, text: message.body }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the SMS webhook answered ${answer.status}`)
    } else {
      await db
        .insertInto('sso.outbox')
        .values({ target: target.value, subject: message.subject, body: message.body, created_at: now })
        .execute()
    }
  }
}

/** `fetch` refuses an address with a name and password in it, and repeats both in its message. */
function withoutCredentials(url: string): { address: URL; authorization: { authorization?: string } } {
  const address = new URL(url)
  const { username, password } = address
  address.username = address.password = ''
  if (!username && !password) return { address, authorization: {} }
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address, authorization: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}

/** Why a message did not go out, for the log: never its text, nor a password. */
export function whyNotSent(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
