import type { Settings } from '../../../../../base/config/settings.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { localize } from '../../../../../base/web/language.ts'
import { receiversAmong } from '../../../identity/server/public.ts'
import { letterOf } from '../../mail.rules.ts'
import type { Notice } from '../../rules.ts'
import { titleOf } from '../hooks.ts'
import { tellFirst } from '../tell-first.ts'
import { queueMails } from './queue-mails.ts'

/** Mails a notice to these people whose address is bound; twice is once. */
export async function mailAtOnce(
  tx: Tx,
  settings: Settings,
  { key, kind, text, path, to }: Pick<Notice, 'key' | 'kind' | 'text' | 'path'> & { to: readonly number[] },
  now: Date,
): Promise<void> {
  const receivers = (await receiversAmong(tx, to)).filter(({ email }) => email !== null)
  const ids = receivers.map(({ id }) => id)
  const first = await tellFirst(tx, `mail:${key}`, ids, now)
  const posts = receivers.flatMap(({ id, email, language }) => {
    if (email === null || !first.has(id)) return []
    const lang = language ?? 'zh-CN'
    const told = { title: localize(titleOf(kind), lang), text: localize(text, lang), path }
    return [{ userId: id, address: email, lang, what: kind, write: letterOf.bind(null, told) }]
  })
  await queueMails(tx, settings, posts, now)
}
