import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import type { GuideStep } from '../../guide.rules.ts'
import { guideWords } from '../../words.ts'
import { useGuide } from './use-guide.ts'

/** On by saving, or without: every step can be found again. */
export function StepActions({
  step,
  isBusy,
  problem,
}: {
  step: GuideStep
  isBusy?: boolean
  problem?: string | undefined
}) {
  const { actions } = useWords(guideWords)
  const { origin, onward } = useGuide()
  const skipping = useMutation({ reload: 'never' })
  const failed = problem ?? skipping.problem
  return (
    <>
      {failed && (
        <Callout kind="bad" live>
          {failed}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isBusy !== undefined && (
          <Button type="submit" busy={isBusy}>
            {origin ? actions.saveAndBack : actions.save}
          </Button>
        )}
        <Button
          variant={isBusy === undefined ? 'primary' : 'quiet'}
          busy={skipping.isBusy}
          onClick={() => void skipping.run(() => onward(step))}
        >
          {origin ? actions.back : isBusy === undefined ? actions.next : actions.later}
        </Button>
      </div>
    </>
  )
}
