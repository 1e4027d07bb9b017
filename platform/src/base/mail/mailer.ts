import { createTransport } from 'nodemailer'
import type { Settings } from '../config/settings.ts'

export type Mail = {
  /** Stays the same when it is sent again, so that whoever gets it twice can tell. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where one click stops mails of this sort, without signing in (RFC 8058); null of letters that are no notices. */
  unsubscribe: string | null
}
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

const patience = 10_000
/** How many mails are on their way at once. */
export const sentAtOnce = 5

/** Mails by SMTP; null where no server is set. */
export function openMailer({
  SMTP_URL,
  MAIL_FROM,
  publicUrl,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'publicUrl'>): Mailer | null {
  if (!SMTP_URL) return null
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: sentAtOnce,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return {
    async send({ id, to, subject, text, html, unsubscribe }) {
      await transport.sendMail({
        from: MAIL_FROM,
        // As an object it is one address; as text it would be read as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${new URL(publicUrl).hostname}>`,
        headers: {
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
          'Auto-Submitted': 'auto-generated',
        },
      })
    },
    close: () => transport.close(),
  }
}

/** Whether the server will never take it: trying again would change nothing. */
export const isRefused = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600
}
