import type { Db, Tx } from '../../../../../base/database/tables.ts'
import type { Log } from '../../../../../base/log/log.ts'
import { escapeHtml } from '../../../../../base/markdown/escape.ts'
import { isRefused, sentAtOnce, type Mailer } from '../../../../../base/mail/mailer.ts'
import { nextTry } from '../../mail.rules.ts'
import { withNames, type Names } from '../../rules.ts'
import { namesFor } from '../names.ts'

type Sending = { mailer: Mailer; log: Log; now: () => Date; signal: AbortSignal }

/** Sends what is due, several at once; what a server does not take now is tried again later. */
export async function sendMails(db: Db, sending: Sending): Promise<void> {
  for (;;) {
    sending.signal.throwIfAborted()
    const sent = await Promise.all(
      Array.from({ length: sentAtOnce }, () => db.transaction().execute(tx => sendOne(tx, sending))),
    )
    if (sent.includes(false)) return
  }
}

/** False when nothing is due. The row stays locked meanwhile, so that nobody else sends the same. */
async function sendOne(tx: Tx, { mailer, log, now }: Sending): Promise<boolean> {
  const mail = await tx
    .selectFrom('mail')
    .selectAll()
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!mail) return false
  const { id, attempts } = mail
  const settle = (change: {
    due_at: Date | null
    sent_at?: Date
    given_up_at?: Date
    problem?: string | null
    body_text?: string
    body_html?: string
  }) =>
    tx
      .updateTable('mail')
      .set({ attempts: attempts + 1, ...change })
      .where('id', '=', id)
      .execute()
  // Names as they are now: whoever left meanwhile is named to nobody.
  const names = await namesFor(tx, [mail.body_text, mail.body_html])
  try {
    await mailer.send({
      id: `notice-${id}`,
      to: mail.address,
      subject: mail.subject,
      text: withNames(mail.body_text, names),
      html: withNames(mail.body_html, escaped(names)),
      unsubscribe: mail.unsubscribe,
    })
    // What was said is nobody's business any more.
    await settle({ due_at: null, sent_at: now(), problem: null, body_text: '', body_html: '' })
  } catch (error) {
    const problem = (error as Error).message.slice(0, 300)
    log.warn({ mail: id, reason: problem }, 'a mail was not taken')
    const again = isRefused(error) ? null : nextTry(attempts + 1, now())
    await settle(again ? { due_at: again, problem } : { due_at: null, given_up_at: now(), problem })
  }
  return true
}

const escaped = ({ people, teams }: Names): Names => {
  const each = (names: ReadonlyMap<number, string>) =>
    new Map([...names].map(([id, name]) => [id, escapeHtml(name)]))
  return { people: each(people), teams: each(teams) }
}
