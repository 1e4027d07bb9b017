import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { addPictures } from '../../../../../base/pictures/keep-picture.ts'
import { addressOf } from '../../../../../base/pictures/picture-at.ts'
import type { feedbackForm } from '../../feedback.contract.ts'

type Add = {
  fields: z.output<typeof feedbackForm>
  picture: Insertable<Tables['picture']> | null
  userId: number | null
  now: Date
}

/** Keeps what somebody has to say. */
export async function addFeedback(tx: Tx, { fields, picture, userId, now }: Add): Promise<{ id: number }> {
  if (picture) await addPictures(tx, [picture])
  return tx
    .insertInto('feedback')
    .values({
      kind: fields.kind,
      body: fields.body,
      page: fields.page || null,
      log_id: fields.logId || null,
      contact: fields.contact || null,
      screenshot: picture && addressOf(picture),
      user_id: userId,
      created_at: now,
      answer: null,
      answered_at: null,
      answered_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
