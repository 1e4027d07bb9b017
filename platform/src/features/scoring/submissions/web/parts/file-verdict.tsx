import { formatCount } from '../../../../../base/web/format.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { issueMessage } from '../../../../engine/scorer/fault-words.ts'
import type { IdDifference } from '../../../../engine/scorer/sample-ids.ts'
import type { phrases } from '../../phrases.zh.ts'
import { submissionWords } from '../../words.ts'
import { differencesIn } from '../id-differences.ts'
import type { useFileCheck } from '../use-file-check.ts'

/** What the browser found in the chosen file, and no more than that. */
export function FileVerdict({ verdict }: Pick<ReturnType<typeof useFileCheck>, 'verdict'>) {
  const { check: words } = useWords(submissionWords)
  const lang = useLang()
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
  if (verdict.is === 'good') {
    const { unknown, ids } = verdict
    const ofIds = differencesIn(ids, words)
    const ofLabels = unknown.map(issue => issueMessage(issue, lang))
    if (ofIds.length + ofLabels.length === 0)
      return (
        <Callout kind="good" live>
          {goodText(ids, words)}
        </Callout>
      )
    return (
      <Callout kind="warn" title={ofIds.length > 0 ? words.ids : words.unknown} live>
        <ul className="mt-1 list-disc pl-5">
          {[...ofIds, ...ofLabels].map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Callout>
    )
  }
  return (
    <Callout kind="info" live>
      {verdict.is === 'checking' ? words.checking : words.later}
    </Callout>
  )
}

function goodText(ids: IdDifference | undefined, words: (typeof phrases)['check']): string {
  if (!ids) return words.ok
  return (ids.isWhole ? words.okIds : words.okSome)(formatCount(ids.compared))
}
