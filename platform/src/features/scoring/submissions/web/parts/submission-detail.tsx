import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { Scroller } from '../../../../../ui/scroller.tsx'
import { isFinal } from '../../rules.ts'
import { submissionWords } from '../../words.ts'
import { useSubmission, type Submission } from '../use-submission.ts'
import { FileLink } from './file-link.tsx'
import { FaultNote } from './state.tsx'

export const detailId = (id: number): string => `submission-${id}-log`

/** What became of a submission and when, what the scorer said, and every file of it. */
export function SubmissionDetail({
  submission,
  zone,
  onEnd,
}: {
  submission: Submission
  zone: string
  onEnd: () => void
}) {
  const words = useWords(submissionWords)
  const live = useSubmission(submission, onEnd) ?? submission
  const { detail } = words
  return (
    <div id={detailId(submission.id)} className="grid gap-4 text-sm">
      {live.isAdjusted && <p>{words.history.adjustedHint}</p>}
      <FaultNote submission={live} />
      <section className="grid gap-2" aria-label={words.history.log}>
        <ol className="grid w-fit gap-1">
          {live.events.map((event, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- events are only ever added
            <li key={index} className="grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <span className="text-muted">
                <ZonedTime at={event.at} zone={zone} isExact />
              </span>
              <span>{words.states[event.state]}</span>
            </li>
          ))}
        </ol>
        {!isFinal(live.state) && (
          <div className="grid max-w-md gap-1" role="status">
            {live.state === 'running' ? (
              <Progress value={live.progress} label={words.live.progress} />
            ) : (
              live.queuePosition !== null && words.live.position(live.queuePosition)
            )}
          </div>
        )}
        {live.log.length > 0 && (
          <Scroller
            label={words.history.log}
            className="overflow-x-auto rounded-lg border border-line bg-card p-3 text-xs"
          >
            <pre translate="no" className="whitespace-pre-wrap">
              {live.log.join('\n')}
            </pre>
          </Scroller>
        )}
      </section>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <dt className="text-muted">{detail.result}</dt>
        <dd>
          <FileLink to={`/api/submissions/${live.id}/file`} file={{ name: live.fileName, size: live.size }} />
        </dd>
        {live.note && (
          <>
            <dt className="text-muted">{detail.note}</dt>
            <dd className="break-words whitespace-pre-wrap">{live.note}</dd>
          </>
        )}
        {live.files.length > 0 && (
          <>
            <dt className="text-muted">{detail.files}</dt>
            <dd>
              <ul className="grid gap-1">
                {live.files.map(file => (
                  <li key={file.id}>
                    <FileLink to={`/api/submissions/${live.id}/files/${file.id}`} file={file} />
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt className="text-muted">SHA-256</dt>
        <dd className="font-mono text-xs leading-6 break-all">{live.sha256}</dd>
      </dl>
      {isFinal(live.state) && (
        <p>
          <SiteLink to={pathTo('/competitions/:id/appeal', { id: live.competitionId })}>
            {words.appeal}
          </SiteLink>
        </p>
      )}
    </div>
  )
}
