import { command, nothingMore, numberIn, type Command } from '../arguments.ts'
import type { Session } from '../session.ts'

type Asked = { search: string; page: number; per_page: number }

/** A command that lists what the site has, a page at a time, as far as it fits what is searched for. */
export const listCommand = (list: (session: Session, query: Asked) => Promise<void>): Command =>
  command(
    { search: { type: 'string', short: 's' }, page: { type: 'string' } },
    (session, { values, words: more }) => {
      const { words } = session
      nothingMore(more, words)
      const page = numberIn(values.page, '--page', words) ?? 1
      return list(session, { search: values.search ?? '', page, per_page: 50 })
    },
  )
