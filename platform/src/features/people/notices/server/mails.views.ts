import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { listMails } from '../mail.contract.ts'
import { withNames } from '../rules.ts'
import { namesFor } from './names.ts'

type List = Pick<z.input<(typeof listMails)['answer']>, 'list' | 'next'>

/** Mails, the newest first. */
export async function mailsBefore(
  db: Db,
  { before, size }: { before?: number | undefined; size: number },
): Promise<List> {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  const names = await namesFor(
    db,
    rows.map(row => row.body_text),
  )
  const list = rows.slice(0, size).map(row => ({
    id: row.id,
    address: row.address,
    subject: row.subject,
    text: withNames(row.body_text, names),
    state: row.is_local
      ? ('local' as const)
      : row.sent_at
        ? ('sent' as const)
        : row.given_up_at
          ? ('failed' as const)
          : ('waiting' as const),
    problem: row.problem,
    createdAt: row.created_at,
  }))
  return { list, next: rows.length > size ? (list.at(-1)?.id ?? null) : null }
}
