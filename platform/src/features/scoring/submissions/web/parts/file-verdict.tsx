import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { submissionWords } from '../../words.ts'
import type { useFileCheck } from '../use-file-check.ts'

/** What the browser found in the chosen file, and no more than that. */
export function FileVerdict({ verdict }: Pick<ReturnType<typeof useFileCheck>, 'verdict'>) {
  const { check: words } = useWords(submissionWords)
  if (verdict.is === 'none') return null
  if (verdict.is === 'bad')
    return (
      <Callout kind="bad" title={words.bad} live>
        <ul className="mt-1 list-disc pl-5">
          {verdict.problems.map(problem => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Callout>
    )
  if (verdict.is === 'good' && verdict.unknown.length > 0)
    return (
      <Callout kind="warn" title={words.unknown} live>
        <ul className="mt-1 list-disc pl-5">
          {verdict.unknown.map(({ column, rows, of, examples, known }) => (
            <li key={column}>
              {words.unknownIn(
                column,
                formatCount(rows),
                formatCount(of),
                examples.join(', '),
                known.join(', '),
              )}
            </li>
          ))}
        </ul>
      </Callout>
    )
  const { kind, text } = {
    checking: { kind: 'info', text: words.checking },
    good: { kind: 'good', text: words.ok },
    unread: { kind: 'info', text: words.later },
  }[verdict.is] as { kind: 'info' | 'good'; text: string }
  return (
    <Callout kind={kind} live>
      {text}
    </Callout>
  )
}
