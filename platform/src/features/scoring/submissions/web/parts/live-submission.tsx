import { useEffect, useRef, useState } from 'react'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { Steps } from '../../../../../ui/steps.tsx'
import { useCompetition } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { submissionAnchor } from '../../rules.ts'
import { submissionWords } from '../../words.ts'
import { headingOf, resultOf, saidOf } from '../live-words.ts'
import { tellElsewhere, tellHere } from '../tell-elsewhere.ts'
import { useSubmission } from '../use-submission.ts'
import { useTabTitle } from '../use-tab-title.ts'
import type { Submission, Watched } from '../watch-submission.ts'
import { ScoreOutcome } from './score-outcome.tsx'
import { FaultNote } from './state.tsx'

/** Which step a submission is at: handed in, waiting, being scored, ended. */
const stepOf: Record<Submission['state'], number> = {
  uploaded: 1,
  queued: 1,
  running: 2,
  scored: 3,
  failed: 3,
  cancelled: 3,
}

/** As many teams as a page of the leaderboard has. */
const teamsPerPage = 50

const query = (given: Record<string, string | number | undefined>) =>
  new URLSearchParams(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

/** The way to the team's own row, or to its board where it has no rank. */
function boardPath({ competitionId: id, schedule_id: sch, subRank, outcome }: Watched, teamId?: number) {
  const place = { sch, stage: 0, type: subRank || undefined }
  const board = pathTo('/competitions/:id/ranking', { id })
  if (!outcome?.rank || teamId === undefined) return `${board}?${query(place)}`
  return `${board}?${query({ ...place, page: Math.ceil(outcome.rank / teamsPerPage) })}#team-${teamId}`
}

/**
 * The submission under way, which becomes its result: each step is read out, and the keyboard is where it was left off.
 * Whoever goes elsewhere on the site is told there.
 */
export function LiveSubmission({
  submission,
  takesFocus = false,
  onEnd,
  onAnother,
  anotherBlocked,
}: {
  submission: Submission | null
  /** It has just taken the place of what was pressed. */
  takesFocus?: boolean
  onEnd: () => void
  /** Where it stands in the place of the form: shows that again. */
  onAnother?: (isOver: boolean) => void
  anotherBlocked?: string | undefined
}) {
  const words = useWords(submissionWords)
  const { live: said } = words
  const api = useApi()
  const { viewer } = useSite()
  const { title, attachedTeam } = useCompetition()
  const live = useSubmission(submission, onEnd)
  const [refused, setRefused] = useState<{ id: number; message: string }>()
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = live !== null && stepOf[live.state] === 3
  const isOwn = live !== null && live.user.id === viewer?.id
  const isOurs = submission !== null && isOwn
  const wasUnderWay = useRef(false)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (live && !isOver) wasUnderWay.current = true
    if (!isOver || !wasUnderWay.current) return
    wasUnderWay.current = false
    // Whoever reads or writes something else meanwhile stays there.
    const at = document.activeElement
    if (at === null || at === document.body || card.current?.contains(at)) heading.current?.focus()
  }, [live, isOver])

  const latest = useRef({ live, words })
  latest.current = { live, words }
  const id = isOurs ? submission.id : undefined
  useEffect(() => {
    if (id === undefined) return
    tellHere(id)
    return () => {
      const { live: left, words: ownWords } = latest.current
      if (!left || left.id !== id || stepOf[left.state] === 3) return
      tellElsewhere(api, id, ended =>
        ended.state === 'cancelled'
          ? null
          : {
              text: ownWords.live.said(title, resultOf(ended, ownWords)),
              to: ended.outcome?.rank
                ? boardPath(ended, attachedTeam?.id)
                : `${pathTo('/competitions/:id/submits', { id: ended.competitionId })}?sch=${ended.schedule_id}#${submissionAnchor(ended)}`,
              label: ownWords.live.look,
            },
      )
    }
    // What it says is read when the page is left.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])

  useTabTitle(live && isOwn ? resultOf(live, words) : null)

  if (!live) return null
  const isWaiting = live.state === 'queued' || live.state === 'uploaded'
  const cancel = async () => {
    setRefused(undefined)
    try {
      await api('DELETE /api/submissions/{id}', { params: { id: live.id } })
    } catch (error) {
      const refusal = refusalIn(error)
      setRefused({ id: live.id, message: refusal?.message ?? said.notCancelled })
      // Where nothing answers, loading the page anew would lose it.
      if (!refusal) return
    }
    // What was refused may show that the page is older than the scorer.
    onEnd()
  }
  return (
    <Card>
      <section ref={card} aria-label={said.title} className="grid gap-5">
        <p role="status" className="sr-only">
          {saidOf(live, words)}
        </p>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0">
            <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold">
              {headingOf(live, words)}
            </h3>
            <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
              <span className="min-w-0 truncate">{live.fileName}</span>
              {live.queuePosition !== null && isWaiting && <span>{said.position(live.queuePosition)}</span>}
            </p>
          </div>
          {isWaiting && (
            <Button variant="secondary" size="small" onClick={() => void cancel()}>
              {said.cancel}
            </Button>
          )}
        </div>
        {live.score !== null &&
          (live.outcome ? (
            <ScoreOutcome score={live.score} outcome={live.outcome} />
          ) : (
            <p className="text-4xl font-bold tracking-tight tabular-nums">{live.score}</p>
          ))}
        {live.state === 'scored' && live.score === null && <p>{said.secret}</p>}
        {live.state !== 'scored' && (
          <Steps
            label={said.progress}
            steps={[
              said.steps.received,
              said.steps.queued,
              said.steps.running,
              isOver ? words.states[live.state] : said.steps.end,
            ]}
            at={stepOf[live.state]}
            isOver={isOver}
            tone={live.state === 'failed' ? 'bad' : 'good'}
          />
        )}
        {live.state === 'running' && <Progress value={live.progress} label={said.progress} />}
        {refused?.id === live.id && (
          <Callout kind="bad" live>
            {refused.message}
          </Callout>
        )}
        <FaultNote submission={live} />
        {!isOver && isOwn && <p className="text-sm text-muted">{said.leave}</p>}
        {(onAnother || live.state === 'scored') && (
          <div className="flex flex-wrap items-start gap-3">
            {live.state === 'scored' && (
              <SiteLink to={boardPath(live, attachedTeam?.id)} className={buttonClass()}>
                {live.outcome?.rank ? said.row : said.rank}
              </SiteLink>
            )}
            {onAnother && (
              <Button
                variant={live.state === 'failed' ? 'primary' : 'secondary'}
                disabledReason={anotherBlocked}
                onClick={() => onAnother(isOver)}
              >
                {live.state === 'failed' ? said.again : said.another}
              </Button>
            )}
          </div>
        )}
      </section>
    </Card>
  )
}
