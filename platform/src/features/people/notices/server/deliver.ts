import type { Db } from '../../../../base/database/tables.ts'
import { localize } from '../../../../base/web/language.ts'
import { systemAccount } from '../../identity/rules.ts'
import { receiversAmong } from '../../identity/server/public.ts'
import { deliverMessages } from '../../inbox/server/public.ts'
import { messageHtml, type Notice } from '../rules.ts'

const see = { 'zh-CN': '查看', 'en-US': 'See it' }
const atOnce = 1_000

/**
 * Writes a notice as a message of the system account, in each receiver's language. Twice is once, however often and by
 * however many this is called. Answers how many have it now for the first time.
 */
export async function deliver(
  db: Db,
  notice: Notice & { to: readonly number[] },
  now: Date,
): Promise<number> {
  const html = (lang: 'zh-CN' | 'en-US') => messageHtml(localize(notice.text, lang), notice.path, see[lang])
  const [zh, en] = [html('zh-CN'), html('en-US')]
  const to = [...new Set(notice.to)].toSorted((x, y) => x - y)
  let sent = 0
  for (let from = 0; from < to.length; from += atOnce) {
    const receivers = await receiversAmong(db, to.slice(from, from + atOnce))
    const messages = receivers.map(({ id, language }) => ({
      to: id,
      content: language === 'en-US' ? en : zh,
    }))
    sent += await deliverMessages(db, { key: notice.key, senderId: systemAccount, messages, now })
  }
  return sent
}
