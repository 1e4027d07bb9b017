import { systemAccount } from '../../identity/rules.ts'
import type { z } from 'zod'
import { work } from '../../../base/jobs/job.ts'
import type { Db } from '../../../base/database/tables.ts'
import { localize } from '../../../base/web/language.ts'
import { messageHtml } from '../rules.ts'
import { deliverNotice } from './job.ts'

const see = { 'zh-CN': '查看', 'en-US': 'See it' }

/** Writes a notice as a message of the system account, in each receiver's language. Twice is once. */
export async function deliver(
  db: Db,
  notice: z.infer<typeof deliverNotice.payload>,
  now: Date,
): Promise<void> {
  const receivers = await db
    .selectFrom('app_user')
    .select(['id', 'language'])
    .where('id', 'in', notice.to)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, language } of receivers) {
    const lang = language ?? 'zh-CN'
    await db.transaction().execute(async tx => {
      const first = await tx
        .insertInto('delivered_notice')
        .values({ key: `${notice.key}:${id}`, delivered_at: now })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      if (first.numInsertedOrUpdatedRows === 0n) return
      await tx
        .insertInto('message')
        .values({
          sender_id: systemAccount,
          receiver_id: id,
          content: messageHtml(localize(notice.text, lang), notice.path, see[lang]),
          created_at: now,
          read_at: null,
        })
        .execute()
    })
  }
}

export const noticeJobs = [work(deliverNotice, ({ db }, notice, { now }) => deliver(db, notice, now))]
