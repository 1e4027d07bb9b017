import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { revealWords } from '../../reveal-words.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { LadderSwitch } from './ladder-switch.tsx'
import { RevealEffects } from './reveal-effects.tsx'

export type RunRound = Answer<SiteCalls['GET /api/admin/competitions/{id}/schedules']>['schedules'][number]

/** One round's list B: whether it is revealed, when it can be, and doing so. */
export function RevealCard({
  round,
  competitionId,
  zone,
}: {
  round: RunRound
  competitionId: number
  zone: string
}) {
  const words = useWords(revealWords)
  const { time } = useZonedText(zone)
  const state = round.revealedAt
    ? (['good', words.revealed(time(round.revealedAt))] as const)
    : round.revealPlannedAt
      ? (['warn', words.planned(time(round.revealPlannedAt))] as const)
      : (['neutral', words.hidden] as const)
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg font-semibold">{round.title}</h2>
        {round.listBMode !== 'none' && <Badge tone={state[0]}>{state[1]}</Badge>}
      </div>
      <p className="text-sm text-muted">
        {words.counts(formatCount(round.teams), formatCount(round.submissions))}
        {round.waiting > 0 && ` · ${words.waiting(formatCount(round.waiting))}`}
      </p>
      {round.listBMode === 'none' ? (
        <p className="text-sm text-muted">{words.noListB}</p>
      ) : (
        <>
          {round.revealFrom && !round.revealedAt && (
            <p className="text-sm text-muted">{words.from(time(round.revealFrom))}</p>
          )}
          {!round.revealedAt && <RevealActions round={round} competitionId={competitionId} zone={zone} />}
          <p className="text-sm">
            <SiteLink
              to={`${pathTo('/competitions/:id/ranking', { id: competitionId })}?sch=${round.id}&stage=1`}
            >
              {round.revealedAt ? words.seeRevealed : words.seeBoard}
            </SiteLink>
          </p>
        </>
      )}
      <LadderSwitch round={round} competitionId={competitionId} />
    </Card>
  )
}

function RevealActions({
  round,
  competitionId,
  zone,
}: {
  round: RunRound
  competitionId: number
  zone: string
}) {
  const words = useWords(revealWords)
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const send = (body: { when: 'now' | 'planned' | 'unplanned'; at?: string }) =>
    api('PUT /api/admin/competitions/{id}/schedules/{scheduleId}/reveal', {
      params: { id: competitionId, scheduleId: round.id },
      body,
    })
  const { revealPlannedAt, revealFrom } = round
  const form = useForm({
    saved: { value: { at: revealPlannedAt ?? revealFrom }, tag: revealPlannedAt ?? '' },
    save: async ({ at }, tag) => {
      await send(at === null ? { when: 'unplanned' } : { when: 'planned', at })
      return { value: { at: at ?? revealFrom }, tag }
    },
  })
  const { reveal } = round.abilities
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <RevealEffects />
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <Button disabledReason={reveal.allowed ? undefined : reveal.message} onClick={() => setAsking(true)}>
          {words.now}
        </Button>
        <div className="flex flex-wrap items-end gap-3">
          <TimeField label={words.time} zone={zone} className="w-64" {...form.field('at')} />
          <Button
            variant="secondary"
            busy={form.isBusy}
            disabledReason={form.value.at === null ? words.noTime : undefined}
            onClick={() => void form.save()}
          >
            {words.at}
          </Button>
          {revealPlannedAt && (
            <Button variant="quiet" busy={form.isBusy} onClick={() => void form.save({ at: null })}>
              {words.unplan}
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.nowTitle(round.title)}
          submit={words.now}
          onSubmit={() => send({ when: 'now' })}
          onClose={() => setAsking(false)}
        >
          <RevealEffects />
          <p>{words.told(formatCount(round.teams))}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
