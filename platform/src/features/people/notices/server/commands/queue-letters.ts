import type { Settings } from '../../../../../base/config/settings.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { escapeHtml } from '../../../../../base/markdown/escape.ts'
import { sendMailsJob } from '../job.ts'

/** A letter to somebody who has no account here. */
export type PlainLetter = {
  address: string
  subject: string
  paragraphs: readonly string[]
  link?: { text: string; href: string } | undefined
}

/** Puts letters on their way, when the transaction commits; without a mail server they stay for operators to read. */
export async function queueLetters(
  tx: Tx,
  settings: Pick<Settings, 'SMTP_URL'>,
  letters: readonly PlainLetter[],
  now: Date,
): Promise<void> {
  if (letters.length === 0) return
  const isLocal = settings.SMTP_URL === undefined
  await tx
    .insertInto('mail')
    .values(
      letters.map(({ address, subject, paragraphs, link }) => ({
        user_id: null,
        address,
        subject,
        body_text: [...paragraphs, ...(link ? [`${link.text}: ${link.href}`] : [])].join('\n\n'),
        body_html: [
          ...paragraphs.map(escapeHtml),
          ...(link ? [`<a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a>`] : []),
        ]
          .map(line => `<p>${line}</p>`)
          .join('\n'),
        unsubscribe: null,
        is_local: isLocal,
        created_at: now,
        due_at: isLocal ? null : now,
      })),
    )
    .execute()
  if (!isLocal) await enqueue(tx, sendMailsJob, {}, { key: sendMailsJob.name })
}
