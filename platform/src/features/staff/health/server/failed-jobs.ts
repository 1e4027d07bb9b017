import { sql } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'
import { plural } from '../../../../base/web/plural.ts'
import type { TodoWords } from '../../../../base/todo.ts'

/** Jobs that were given up: nobody will try them again unless told to. */
export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from graphile_worker.jobs where attempts >= max_attempts and locked_at is null`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

export const failedJobsTodo: TodoWords = {
  kind: 'failedJobs',
  text: {
    zh: count => `${count} 个后台任务失败，需要重试或删除`,
    en: count => `${plural(count, 'background job')} failed: retry or delete`,
  },
}
