import { clsx } from 'clsx'
import type { Translated } from '../../../../../base/web/words.ts'
import { useWords } from '../../../../../site/use-site.ts'
import type { phrases } from '../../phrases.zh.ts'
import { contentLimit, fitsMessage, lengthOf } from '../../rules.ts'
import { inboxWords } from '../../words.ts'

/** How much of the length that a message may have is used. */
export function Counter({ id, content }: { id: string; content: string }) {
  const { composer } = useWords(inboxWords)
  const length = lengthOf(content)
  return (
    <span id={id} className={clsx('tabular-nums', length > contentLimit && 'font-semibold text-bad')}>
      <span aria-hidden="true">{composer.counter(length, contentLimit)}</span>
      <span className="sr-only">{composer.left(contentLimit - length)}</span>
    </span>
  )
}

/** What keeps a text from being sent. */
export function contentProblem(content: string, words: Translated<typeof phrases>): string | undefined {
  if (content.trim() === '') return words.send.empty
  return fitsMessage(content.trim())
    ? undefined
    : words.composer.tooLong(Math.max(1, lengthOf(content) - contentLimit))
}
