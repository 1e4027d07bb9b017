import type { Settings } from '../../../../../base/config/settings.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { localize } from '../../../../../base/web/language.ts'
import { receiversAmong } from '../../../identity/server/public.ts'
import { letterOf } from '../../mail.rules.ts'
import type { Notice } from '../../rules.ts'
import { titleOf } from '../hooks.ts'
import { tellFirst } from '../tell-first.ts'
import { queueMails } from './queue-mails.ts'

type Mailed = Pick<Notice, 'key' | 'text' | 'path'> & { to: readonly number[] }

/** Mails each of these notices of a kind to those of its people whose address is bound; twice is once. */
export async function mailAtOnce(
  tx: Tx,
  settings: Settings,
  { kind, notices }: Pick<Notice, 'kind'> & { notices: readonly Mailed[] },
  now: Date,
): Promise<void> {
  const ids = [...new Set(notices.flatMap(({ to }) => to))]
  const receivers = new Map((await receiversAmong(tx, ids)).map(person => [person.id, person]))
  const letters = notices.flatMap(({ to, ...notice }) =>
    to.flatMap(id => {
      const { email = null, language = null } = receivers.get(id) ?? {}
      return email === null ? [] : [{ id, email, language, notice }]
    }),
  )
  const first = await tellFirst(
    tx,
    letters.map(({ id, notice }) => ({ key: `mail:${notice.key}`, id })),
    now,
  )
  const posts = letters
    .filter((_, at) => first.has(at))
    .map(({ id, email, language, notice }) => {
      const lang = language ?? 'zh-CN'
      const told = {
        title: localize(titleOf(kind), lang),
        text: localize(notice.text, lang),
        path: notice.path,
      }
      return { userId: id, address: email, lang, what: kind, write: letterOf.bind(null, told) }
    })
  await queueMails(tx, settings, posts, now)
}
