import type { Translated } from '../../base/web/words.ts'
import type { phrases } from '../shell.zh.ts'

/** What the error page says: its title, and a text below it where there is more to say. */
export function errorWords(
  { error: words }: Pick<Translated<typeof phrases>, 'error'>,
  status: number,
  message: string | undefined,
): { title: string; text: string | undefined } {
  if (status === 401) return { title: message ?? words.unauthorised, text: words.signIn }
  if (status === 403) return { title: message ?? words.forbidden, text: undefined }
  if (status === 410) return { title: message ?? words.leaving, text: words.untilGone }
  if (status === 404) return { title: message ?? words.notFound, text: undefined }
  return { title: words.oops, text: message ?? words.unknown }
}
