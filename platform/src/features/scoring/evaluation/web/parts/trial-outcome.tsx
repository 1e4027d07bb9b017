import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { Scroller } from '../../../../../ui/scroller.tsx'
import { evaluationWords } from '../../words.ts'
import type { Trial } from './trial-box.tsx'

/** The score, or everything that stood in its way. */
export function TrialOutcome({ trial }: { trial: Trial }) {
  const { trial: words } = useWords(evaluationWords)
  return (
    <div className="grid gap-3" role="status">
      {trial.isScored ? (
        <>
          <dl className="grid grid-cols-2 gap-4">
            {(trial.privateScore === null
              ? [[words.score, trial.publicScore] as const]
              : ([
                  [words.publicScore, trial.publicScore],
                  [words.privateScore, trial.privateScore],
                ] as const)
            ).map(([label, score]) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="text-xl font-semibold break-all tabular-nums">{score}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">
            {words.took(formatCount(trial.rows), formatCount(trial.milliseconds))}
          </p>
        </>
      ) : (
        <Callout kind="bad" title={words.faults[trial.fault]}>
          <p>{trial.message}</p>
          {trial.issues.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {trial.issues.map(issue => (
                <li key={`${issue.code} ${issue.line} ${issue.message}`}>{issue.message}</li>
              ))}
            </ul>
          )}
        </Callout>
      )}
      {trial.log.length > 0 && (
        <details className="text-sm">
          <summary className="text-muted">{words.log}</summary>
          <Scroller
            label={words.log}
            className="mt-2 overflow-x-auto rounded-xl bg-sunken p-3 font-mono text-[0.8rem]"
          >
            <pre translate="no" className="whitespace-pre-wrap">
              {trial.log.join('\n')}
            </pre>
          </Scroller>
        </details>
      )}
    </div>
  )
}
