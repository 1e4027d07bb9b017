import type { Settings } from '../../../../../base/config/settings.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import type { Letter } from '../../mail.rules.ts'
import { sendMailsJob } from '../job.ts'
import { unsubscribeToken } from '../unsubscribe-token.ts'

export type Post = {
  userId: number
  address: string
  lang: Lang
  /** What its link switches off. */
  what: string
  write: (place: { publicUrl: string; unsubscribe: string; lang: Lang }) => Letter
}

/** Puts mails on their way, when the transaction commits; without a mail server they stay for operators to read. */
export async function queueMails(
  tx: Tx,
  settings: Pick<Settings, 'SMTP_URL' | 'publicUrl' | 'sessionSecret'>,
  posts: readonly Post[],
  now: Date,
): Promise<void> {
  if (posts.length === 0) return
  const { publicUrl } = settings
  const isLocal = settings.SMTP_URL === undefined
  await tx
    .insertInto('mail')
    .values(
      posts.map(({ userId, address, lang, what, write }) => {
        const unsubscribe = `${publicUrl}/unsubscribe/${unsubscribeToken({ userId, what }, settings.sessionSecret)}`
        const { subject, text, html } = write({ publicUrl, unsubscribe, lang })
        return {
          user_id: userId,
          address,
          subject,
          body_text: text,
          body_html: html,
          unsubscribe,
          is_local: isLocal,
          created_at: now,
          due_at: isLocal ? null : now,
        }
      }),
    )
    .execute()
  if (!isLocal) await enqueue(tx, sendMailsJob, {}, { key: sendMailsJob.name })
}
