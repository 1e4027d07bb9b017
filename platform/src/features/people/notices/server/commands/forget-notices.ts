import { sql } from 'kysely'
import type { Db } from '../../../../../base/database/tables.ts'

const atOnce = 5_000

/**
 * Deletes notices that were read and are older than so many days, unread ones after twice as long, and with these what
 * says that somebody was told of something. Few at a time, so that nobody waits for it; twice is once.
 */
export async function forgetNotices(
  db: Db,
  { days, now, signal }: { days: number; now: Date; signal: AbortSignal },
): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age * 86_400_000)
  const [old, oldest] = [before(days), before(2 * days)]
  for (const some of [
    sql`delete from notice where id in (
      select id from notice where read_at is not null and created_at < ${old} order by created_at limit ${atOnce})`,
    sql`delete from notice where id in (
      select id from notice where read_at is null and created_at < ${oldest} order by created_at limit ${atOnce})`,
    sql`delete from delivered_notice where key in (
      select key from delivered_notice where delivered_at < ${oldest} order by delivered_at limit ${atOnce})`,
  ])
    for (let deleted = atOnce; deleted > 0;) {
      signal.throwIfAborted()
      deleted = Number((await some.execute(db)).numAffectedRows)
    }
}
