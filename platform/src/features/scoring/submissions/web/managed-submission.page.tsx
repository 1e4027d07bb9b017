import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Scroller } from '../../../../ui/scroller.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { managedWords } from '../managed-words.ts'
import { SubmissionActions } from './parts/submission-actions.tsx'
import { SubmissionFacts } from './parts/submission-facts.tsx'
import { SubmissionPast } from './parts/submission-past.tsx'
import { SubmissionScores } from './parts/submission-scores.tsx'
import { stateTones } from './parts/managed-table.tsx'
import { useManagedCompetition } from '../../../competing/competitions/web/parts/managed-competition.ts'
import type { Route } from './+types/managed-submission.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const [submission, { schedules }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/submissions/{submissionId}', {
      params: { id, submissionId: Number(params.submissionId) },
    }),
    api('GET /api/admin/competitions/{id}/schedules', { params: { id } }),
  ])
  return { submission, round: schedules.find(one => one.id === submission.scheduleId) }
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, managedWords, words => ({ title: words.submission.title(Number(params.submissionId)) }))

export const handle: CrumbHandle<{ submission: { id: number } }> = {
  crumb: (lang, { submission }) => wordsIn(managedWords, lang).submission.title(submission.id),
}

/** Everything about one submission, and what its organiser may do with it. */
export default function RunSubmissionPage({ loaderData }: Route.ComponentProps) {
  const { submission: words, submissions: list } = useWords(managedWords)
  const { id, zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const { submission, round } = loaderData
  return (
    <AdminPage
      title={
        <span className="flex flex-wrap items-center gap-3">
          {words.title(submission.id)}
          <Badge tone={stateTones[submission.state]}>{list.states[submission.state]}</Badge>
          {submission.voided && <Badge tone="warn">{list.void}</Badge>}
          {submission.isBest && <Badge tone="accent">{list.best}</Badge>}
        </span>
      }
      actions={<SubmissionActions submission={submission} />}
    >
      {submission.voided && (
        <Callout kind="warn">
          {words.voided(submission.voided.by, time(submission.voided.at), submission.voided.reason)}
        </Callout>
      )}
      {submission.findings > 0 && (
        <Callout kind="warn">
          <span className="flex flex-wrap gap-x-3">
            {words.openFindings(formatCount(submission.findings))}
            <SiteLink
              to={`${pathTo('/admin/competitions/:id/integrity', { id })}?team=${submission.team.id}`}
            >
              {words.seeFindings}
            </SiteLink>
          </span>
        </Callout>
      )}
      {(submission.faultMessage || submission.issues.length > 0) && (
        <Callout
          kind={submission.fault ? 'bad' : 'warn'}
          title={submission.fault ? list.faults[submission.fault] : words.issues}
        >
          {submission.faultMessage}
          {submission.issues.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {submission.issues.map(issue => (
                <li key={issue}>{issue}</li>
              ))}
            </ul>
          )}
        </Callout>
      )}
      <SubmissionScores submission={submission} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <SubmissionFacts submission={submission} round={round} />
        <SubmissionPast submission={submission} />
      </div>
      <Card as="section" className="grid gap-3">
        <h2 className="font-semibold">{words.log}</h2>
        {submission.log.length === 0 ? (
          <p className="text-sm text-muted">{words.noLog}</p>
        ) : (
          <Scroller label={words.log} className="overflow-x-auto rounded-lg bg-sunken p-4 text-sm">
            <pre translate="no">{submission.log.join('\n')}</pre>
          </Scroller>
        )}
      </Card>
      <p>
        <SiteLink to={pathTo('/admin/competitions/:id/submissions', { id })}>{words.back}</SiteLink>
      </p>
    </AdminPage>
  )
}
