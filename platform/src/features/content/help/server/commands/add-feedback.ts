import type { z } from 'zod'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { feedbackForm } from '../../feedback.contract.ts'
import type { KeptPicture } from '../feedback-picture.ts'

type Add = {
  fields: z.output<typeof feedbackForm>
  picture: KeptPicture
  /** Where this site is. */
  site: string
  userId: number | null
  now: Date
}

/** Keeps what somebody has to say. */
export async function addFeedback(
  tx: Tx,
  { fields, picture, site, userId, now }: Add,
): Promise<{ id: number }> {
  return tx
    .insertInto('feedback')
    .values({
      kind: fields.kind,
      body: fields.body,
      page: pathAt(site, fields.page),
      log_id: fields.logId || null,
      contact: fields.contact || null,
      ...picture,
      user_id: userId,
      created_at: now,
      answer: null,
      answered_at: null,
      answered_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Where a page is on this site, whose whole address may have been pasted; null for one elsewhere. */
function pathAt(site: string, page: string): string | null {
  const url = URL.parse(page, site)
  return page !== '' && url?.origin === new URL(site).origin ? url.pathname + url.search : null
}
