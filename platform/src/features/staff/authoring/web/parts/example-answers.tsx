import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import type { RoundPlace } from '../../../../scoring/evaluation/web/parts/types.ts'
import { wizardWords } from '../../wizard-words.ts'
import { useDraftMaker } from './make-example.ts'

/** Answers to go on with for whoever has none yet. */
export function ExampleAnswers({ place }: { place: RoundPlace }) {
  const { example: words } = useWords(wizardWords)
  const { scoreExample } = useDraftMaker()
  const { run, isBusy, problem } = useMutation()
  return (
    <Card as="section" className="grid gap-3">
      <p className="max-w-2xl text-sm text-muted">{words.useLead}</p>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void run(() => scoreExample(place))}>
          {words.use}
        </Button>
      </div>
    </Card>
  )
}
