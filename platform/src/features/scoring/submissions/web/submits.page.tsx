import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ScoreChart } from '../../../../ui/score-chart.tsx'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { CodeCallout } from '../../../competing/competitions/web/parts/code-callout.tsx'
import { BoardChoices, RoundChoices } from '../../../competing/schedules/web/parts/board-choices.tsx'
import { boardName } from '../../../competing/schedules/boards.ts'
import { blockingFaults } from '../faults.ts'
import { isFinal } from '../rules.ts'
import { submissionWords } from '../words.ts'
import { onBoard } from './on-board.ts'
import { Blocking } from './parts/blocking.tsx'
import { FinalChoice } from './parts/final-choice.tsx'
import { FileGuide } from './parts/file-guide.tsx'
import { LiveSubmission } from './parts/live-submission.tsx'
import { Standing } from './parts/standing.tsx'
import { SubmissionTable } from './parts/submission-table.tsx'
import { UploadForm } from './parts/upload-form.tsx'
import type { Submission } from './use-submission.ts'
import { useTicks } from './use-ticks.ts'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import { competitionQuery } from '../../../competing/competitions/competition-query.ts'
import type { Route } from './+types/submits.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'
import { shownAmong } from '../../../../base/web/shown-score.ts'

export type SubmitsData = NonNullable<Answer<SiteCalls['GET /api/competitions/{id}']>['submits']>

const usualPrecision = 6

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sch, type, page } = readQuery({ query: competitionQuery }, url)
  const query = { part: 'submits' as const, sch, type, page, per_size: 20 }
  const { submits } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: Number(params.id) }, query })
  return submits as SubmitsData
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'submits')

/** A submission in the page's head, and how it came there; put aside, it stands above the form. */
type Shown = { one: Submission | null; is: 'found' | 'handed in' | 'aside' }

/** Hand in a file, watch it being scored, and see what the team has handed in before. */
export default function SubmitsPage({ loaderData: submits }: Route.ComponentProps) {
  const { formatDay, formatTime } = useFormats()
  const words = useWords(submissionWords)
  const { id, type, zone, schedules, attachedTeam } = useCompetition()
  const { now, viewer } = useSite()
  const revalidator = useRevalidator()
  const ticks = useTicks()
  const underWay = submits.list.filter(one => !isFinal(one.state))
  // What one has handed in stands in the place of the form, until one asks for that again.
  const [shown, setShown] = useState<Shown>({
    one: underWay.find(one => one.user.id === viewer?.id) ?? null,
    is: 'found',
  })
  const own = shown.one?.schedule_id === submits.scheduleId ? shown.one : null
  const isInPlace = own !== null && shown.is !== 'aside'
  const beside = (isInPlace ? underWay.find(one => one.id !== own.id) : (own ?? underWay[0])) ?? null
  const round = schedules.find(schedule => schedule.id === submits.scheduleId)
  const begun = schedules.filter(({ id, startTime }) => id === submits.scheduleId || startTime <= now)
  const precision = round?.precision ?? usualPrecision
  const textOf = shownAmong(
    submits.history.map(point => point.score),
    precision,
  )
  // Nothing here is about code: its page has the form, what was sent and what was said about it.
  if (round?.takesOnlyCode)
    return (
      <div className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 className="text-2xl font-semibold">{words.code}</h2>
          <RoundChoices rounds={begun} scheduleId={round.id} board={submits.type} />
        </div>
        <CodeCallout competition={{ id, type }} />
      </div>
    )
  const isClosed = submits.blocking.some(({ code }) => code === blockingFaults.stageClosed.code)
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="text-2xl font-semibold">{isClosed ? words.past : words.title}</h2>
        {round && (
          <div className="flex flex-wrap gap-3">
            <RoundChoices rounds={begun} scheduleId={round.id} board={submits.type} />
            <BoardChoices round={round} board={submits.type} />
          </div>
        )}
      </div>
      <CodeCallout competition={{ id, type }} />
      {attachedTeam && (
        <Standing
          submits={submits}
          board={boardName(round?.boards, submits.type)}
          precision={precision}
          zone={zone}
        />
      )}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-8">
          <LiveSubmission
            key={`beside ${submits.scheduleId} ${isInPlace}`}
            submission={beside}
            onEnd={() => void revalidator.revalidate()}
          />
          {isInPlace && (
            <LiveSubmission
              key={own.id}
              submission={own}
              takesFocus={shown.is === 'handed in'}
              onEnd={() => void revalidator.revalidate()}
              onAnother={isOver => setShown({ one: isOver ? null : own, is: 'aside' })}
              anotherBlocked={submits.blocking[0]?.message}
            />
          )}
          {submits.blocking.length === 0 && !submits.file && !submits['code-submit'] && (
            <EmptyState
              title={words.guide.none}
              action={
                <SiteLink
                  to={pathTo('/competitions/:id/datasets', { id })}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  {words.guide.data}
                </SiteLink>
              }
            >
              {words.guide.noneHint}
            </EmptyState>
          )}
          {isInPlace ? null : submits.blocking.length > 0 ? (
            <Blocking reasons={submits.blocking} pause={submits.pause} zone={zone} />
          ) : (
            submits.file &&
            submits.scheduleId !== null && (
              <Card as="section">
                <UploadForm
                  key={submits.scheduleId}
                  shownBoard={submits.type}
                  competitionId={id}
                  scheduleId={submits.scheduleId}
                  boards={round?.boards ?? []}
                  file={submits.file}
                  takesFocus={shown.is === 'aside'}
                  onMade={one => (setShown({ one, is: 'handed in' }), void revalidator.revalidate())}
                />
              </Card>
            )
          )}
        </div>
        <aside>{submits.file && <FileGuide file={submits.file} competitionId={id} />}</aside>
      </div>
      {submits.history.length > 1 && (
        <Card as="section">
          <ScoreChart
            title={onBoard(words.history.chart, boardName(round?.boards, submits.type))}
            timeLabel={words.history.chartTime}
            scoreLabel={words.history.score}
            formatTime={at => formatDay(new Date(at), zone)}
            formatScore={(score, scores) => String(Number(shownAmong(scores, precision)(score)))}
            points={submits.history.map(point => ({
              at: Date.parse(point.at),
              score: point.score,
              line: point.best,
              label: formatTime(point.at, zone),
              scoreText: textOf(point.score),
            }))}
          />
        </Card>
      )}
      <div className="grid gap-4">
        <h3 className="text-xl font-semibold">{words.history.title}</h3>
        {submits.list.length === 0 ? (
          <EmptyState title={words.history.empty}>
            {submits.blocking.length > 0 ? words.history.blockedHint : words.history.emptyHint}
          </EmptyState>
        ) : (
          <>
            {submits.finalChoice && (
              <FinalChoice
                choice={submits.finalChoice}
                boards={round?.boards}
                zone={zone}
                moved={ticks.moved(submits.list)}
              />
            )}
            <SubmissionTable
              submissions={submits.list}
              boards={round?.boards}
              zone={zone}
              ticks={submits.finalChoice && { ...ticks, boards: submits.finalChoice.boards }}
              onEnd={() => void revalidator.revalidate()}
            />
          </>
        )}
        <SitePages page={submits.page} total={submits.total} perPage={submits.perSize} />
      </div>
    </div>
  )
}
