import { sql } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'
import { localize } from '../../../../base/web/language.ts'
import { systemAccount } from '../../identity/rules.ts'
import { messageHtml, type Notice } from '../rules.ts'

const see = { 'zh-CN': '查看', 'en-US': 'See it' }
const atOnce = 1_000

/**
 * Writes a notice as a message of the system account, in each receiver's language. Twice is once, however often and by
 * however many this is called. Answers how many have it now for the first time.
 */
export async function deliver(
  db: Db,
  notice: Omit<Notice, 'kind'> & { to: readonly number[] },
  now: Date,
): Promise<number> {
  const html = (lang: 'zh-CN' | 'en-US') => messageHtml(localize(notice.text, lang), notice.path, see[lang])
  const [zh, en] = [html('zh-CN'), html('en-US')]
  const to = [...new Set(notice.to)].toSorted((x, y) => x - y)
  let sent = 0
  for (let from = 0; from < to.length; from += atOnce) {
    const { rows } = await sql`
      with receiver as (
        select id, case when language = 'en-US' then ${en}::text else ${zh}::text end as content from app_user
        where id = any(${to.slice(from, from + atOnce)}::bigint[]) and disabled_at is null and id <> ${systemAccount}
      ), first as (
        insert into delivered_notice (key, delivered_at)
        select ${notice.key} || ':' || id, ${now}::timestamptz from receiver order by id
        on conflict do nothing returning key
      )
      insert into message (sender_id, receiver_id, content, created_at)
      select ${systemAccount}::bigint, r.id, r.content, ${now}::timestamptz
      from receiver r join first f on f.key = ${notice.key} || ':' || r.id order by r.id
      returning id`.execute(db)
    sent += rows.length
  }
  return sent
}
