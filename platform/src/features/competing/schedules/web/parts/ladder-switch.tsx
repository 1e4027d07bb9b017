import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { revealWords } from '../../reveal-words.ts'
import type { RunRound } from './reveal-card.tsx'

/** Whether list A of a round is a ladder; chosen before its first submission. */
export function LadderSwitch({ round, competitionId }: { round: RunRound; competitionId: number }) {
  const words = useWords(revealWords)
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const { ladder } = round.abilities
  const turn = () =>
    run(() =>
      api('PUT /api/admin/competitions/{id}/schedules/{scheduleId}/ladder', {
        params: { id: competitionId, scheduleId: round.id },
        body: { ladder: !round.ladder },
      }),
    )
  return (
    <div className="grid gap-3 border-t border-line pt-4 text-sm">
      <div>
        <h3 className="font-semibold">{words.ladder}</h3>
        <p className="text-muted">{round.ladder ? words.ladderOn : words.ladderOff}</p>
      </div>
      <Button
        size="small"
        variant="secondary"
        busy={isBusy}
        disabledReason={ladder.allowed ? undefined : ladder.message}
        onClick={() => void turn()}
      >
        {round.ladder ? words.ladderUnset : words.ladderSet}
      </Button>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
    </div>
  )
}
