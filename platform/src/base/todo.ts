import { sql, type RawBuilder } from 'kysely'
import type { Call } from './contract/call.ts'

/** Whose tasks are asked for: of all competitions for administrators (null), else of one's own. */
export type TodoScope = { own: readonly number[] | null; now: Date }

export type TodoWords = {
  kind: string
  /** What there is to do; the number is already written as people read it. */
  text: { zh(count: string): string; en(count: string): string }
}

/**
 * Something that waits for staff in a competition. Its statement finds (`id` of the competition, `count`); the first page of
 * the administration asks all of them at once.
 */
export type Todo = TodoWords & {
  /** What hurts most stands first: the lowest. */
  place: number
  /** Of the competition, where it is done; empty for its first page. */
  page: string
  /**
   * Where alone it is told: a number in the menu of the competition for what settles itself, the next steps on its
   * first page for what nobody waits for. Without it everywhere.
   */
  only?: 'menu' | 'steps'
  find(scope: TodoScope): RawBuilder<unknown>
}

/** The same where it belongs to the whole site: for whoever may make the call that its page cannot do without. */
export type SiteTodo = TodoWords & {
  path: `/admin/${string}`
  needs: Call
  /** Finds how many there are, as one number. */
  count: RawBuilder<number>
}

/** Whether a column names a competition of this scope. */
export const inScope = ({ own }: TodoScope, column: string): RawBuilder<boolean> =>
  own === null ? sql`true` : sql`${sql.ref(column)} = any(${[...own]}::bigint[])`

const day = 86_400_000

/** How far ahead a round that cannot score yet, or a draft that has not been published, is worth a word. */
export const soon = ({ now }: TodoScope): Date => new Date(now.getTime() + 14 * day)

/** Since when what went wrong is worth a word. */
export const recently = ({ now }: TodoScope): Date => new Date(now.getTime() - 7 * day)
