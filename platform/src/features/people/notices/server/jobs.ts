import { work } from '../../../../base/jobs/job.ts'
import { openMailer } from '../../../../base/mail/mailer.ts'
import { mailAtOnce } from './commands/mail-at-once.ts'
import { sendDigests } from './commands/send-digests.ts'
import { sendMails } from './commands/send-mails.ts'
import { deliver } from './deliver.ts'
import { forgetNotices } from './commands/forget-notices.ts'
import {
  deliverNotice,
  digestJob,
  forgetMailsJob,
  forgetNoticesJob,
  mailNotice,
  sendMailsJob,
} from './job.ts'

const mailDays = 14

export const noticeJobs = [
  work(deliverNotice, async ({ db }, notice, { now }) => void (await deliver(db, notice, now))),

  work(mailNotice, async ({ db, settings }, { kind, others = [], ...first }, { now }) =>
    db.transaction().execute(tx => mailAtOnce(tx, settings, { kind, notices: [first, ...others] }, now)),
  ),

  work(sendMailsJob, async ({ db, settings, clock }, _payload, { log, signal }) => {
    const mailer = openMailer(settings)
    if (!mailer) return
    try {
      await sendMails(db, { mailer, log, now: () => clock.now(), signal })
    } finally {
      mailer.close()
    }
  }),

  work(digestJob, ({ db, settings }, _payload, { now, signal }) => sendDigests(db, settings, now, signal)),

  work(forgetNoticesJob, ({ db, settings }, _payload, { now, signal }) =>
    forgetNotices(db, { days: settings.NOTICE_DAYS, now, signal }),
  ),

  work(forgetMailsJob, async ({ db }, _payload, { now }) => {
    const before = new Date(now.getTime() - mailDays * 86_400_000)
    await db.deleteFrom('mail').where('created_at', '<', before).execute()
  }),
]
