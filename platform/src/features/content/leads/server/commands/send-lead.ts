import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { wordsIn } from '../../../../../base/web/words.ts'
import { staffWith } from '../../../../people/identity/server/public.ts'
import { notify } from '../../../../people/notices/server/public.ts'
import { deskWords } from '../../desk-words.ts'
import { leadFaults } from '../../faults.ts'
import type { budgets } from '../../rules.ts'

type Sent = {
  organisation: string
  name: string
  email: string
  phone: string
  need: string
  budget: (typeof budgets)[number]
  lang: Lang
  /** Which riddle was solved for it. */
  riddle: string
  userId: number | null
  now: Date
}

/** Keeps an enquiry and tells whoever takes them up; the same riddle counts once. */
export async function keepLead(tx: Tx, { userId, now, ...sent }: Sent): Promise<number> {
  if (sent.email === '' && sent.phone === '')
    throw new Failure(leadFaults.contactMissing, { issues: [{ path: 'body.email', code: 'required' }] })
  const row = await tx
    .insertInto('lead')
    .values({ ...sent, user_id: userId, consented_at: now, created_at: now, updated_at: now })
    .onConflict(conflict => conflict.column('riddle').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Failure(leadFaults.riddleSpent)
  await notify(
    tx,
    {
      key: `lead.new:${row.id}`,
      kind: 'lead.new',
      text: {
        zh: wordsIn(deskWords, 'zh-CN').notice(sent.organisation),
        en: wordsIn(deskWords, 'en-US').notice(sent.organisation),
      },
      path: `/admin/leads/${row.id}`,
    },
    { to: await staffWith(tx, ['administrator', 'editor']), actor: userId ?? 0 },
  )
  return row.id
}
