import { useState } from 'react'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import type { Trial } from '../../../../scoring/evaluation/web/parts/trial-box.tsx'
import { TrialOutcome } from '../../../../scoring/evaluation/web/parts/trial-outcome.tsx'
import type { RoundPlace } from '../../../../scoring/evaluation/web/parts/types.ts'
import { wizardWords } from '../../wizard-words.ts'

/** Scores the sample that the answers make, by the scorer itself: what participants will begin with. */
export function ScoreSample({ place, off }: { place: RoundPlace; off: string | undefined }) {
  const { sample: words } = useWords(wizardWords)
  const sendForm = useSendForm()
  const { run, isBusy, problem } = useMutation({ reload: 'never' })
  const [trial, setTrial] = useState<Trial>()
  const [isLost, setLost] = useState(false)
  const score = () =>
    run(async () => {
      setTrial(undefined)
      const address = `/api/admin/competitions/${place.id}/rounds/${place.roundId}`
      const answer = await fetch(`${address}/sample`)
      setLost(!answer.ok)
      if (!answer.ok) return
      const file = new File([await answer.blob()], 'sample.csv', { type: 'text/csv' })
      setTrial(await sendForm<Trial>(`${address}/try`, { file }))
    })
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="max-w-2xl text-sm text-muted">{words.lead}</p>
      </div>
      <div>
        <Button busy={isBusy} disabledReason={off} onClick={() => void score()}>
          {words.score}
        </Button>
      </div>
      {(problem || isLost) && (
        <Callout kind="bad" live>
          {problem ?? words.failed}
        </Callout>
      )}
      {trial && <TrialOutcome trial={trial} />}
    </Card>
  )
}
