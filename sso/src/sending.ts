import { createTransport } from 'nodemailer'
import type { Target } from './accounts.ts'
import type { Db } from './database.ts'
import type { Settings } from './settings.ts'

export type Message = { subject: string; body: string }
export type Send = (target: Target, message: Message, now: Date) => Promise<void>

/** Mail by SMTP, text messages by webhook; what has neither goes to the local outbox. */
export function makeSender(db: Db, settings: Settings): Send {
  const transport = settings.SMTP_URL ? createTransport(settings.SMTP_URL) : undefined
  return async (target, message, now) => {
    if (target.kind === 'email' && transport) {
      await transport.sendMail({
        from: settings.MAIL_FROM,
        to: target.value,
        subject: message.subject,
        text: message.body,
      })
    } else if (target.kind === 'phone' && settings.SMS_WEBHOOK_URL) {
      const answer = await fetch(settings.SMS_WEBHOOK_URL, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to: target.value, text: message.body }),
        signal: AbortSignal.timeout(10_000),
        redirect: 'error',
      })
      if (!answer.ok) throw new Error(`the SMS webhook answered ${answer.status}`)
    } else {
      await db
        .insertInto('sso.outbox')
        .values({ target: target.value, subject: message.subject, body: message.body, created_at: now })
        .execute()
    }
  }
}
