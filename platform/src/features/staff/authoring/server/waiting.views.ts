import { sql } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'
import type { Todo, TodoScope } from '../../../../base/todo.ts'
import { formatCount } from '../../../../base/web/format.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { allTodos } from './hooks.ts'

type Waiting = {
  kind: string
  page: string
  only: Todo['only']
  count: number
  /** What there is to do, in the reader’s language. */
  text: string
  competition: { id: number; titleZh: string; titleEn: string }
}

/** What waits in these competitions, by all features in one statement: what hurts most first. */
export async function findWaiting(
  db: Db,
  scope: TodoScope,
  lang: Lang,
  isAsked: (todo: Todo) => boolean = () => true,
): Promise<Waiting[]> {
  const todos = new Map(
    allTodos
      .run()
      .filter(isAsked)
      .map(todo => [todo.kind, todo]),
  )
  const found = [...todos.values()].map(
    ({ kind, place, find }) =>
      sql`select ${kind}::text as kind, ${place}::int as weight, t.* from (${find(scope)}) t`,
  )
  const { rows } = await sql<{
    kind: string
    id: number
    count: number
    title_zh: string
    title_en: string
  }>`
    select t.kind, t.id, t.count, c.title_zh, c.title_en
    from (${sql.join(found, sql` union all `)}) t join competition c on c.id = t.id
    order by t.weight, t.count desc, t.id limit 50`.execute(db)
  return rows.flatMap(({ kind, id, count, title_zh, title_en }) => {
    const todo = todos.get(kind)
    if (!todo) return []
    const text = (lang === 'zh-CN' ? todo.text.zh : todo.text.en)(formatCount(count))
    const competition = { id, titleZh: title_zh, titleEn: title_en }
    return [{ kind, page: todo.page, only: todo.only, count, text, competition }]
  })
}
