import { formatTime } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { proposalWords } from '../../words.ts'
import type { Autosave } from './use-autosave.ts'

/** Whether what stands in the form is saved, and what to do where it could not be. */
export function SavingState({ form }: { form: Omit<Autosave<object>, 'set' | 'value'> }) {
  const { saving: words } = useWords(proposalWords)
  const zone = useZone()
  const { state, savedAt, problem } = form
  if (state === 'conflict')
    return (
      <Callout kind="warn" title={words.conflict} live>
        <p>{words.conflictText}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" onClick={form.keepMine}>
            {words.mine}
          </Button>
          <Button size="small" variant="secondary" onClick={form.takeTheirs}>
            {words.theirs}
          </Button>
        </div>
      </Callout>
    )
  if (state === 'offline')
    return (
      <Callout kind="warn" live>
        {words.offline}
      </Callout>
    )
  if (state === 'refused')
    return (
      <Callout kind="bad" live>
        {problem}
      </Callout>
    )
  return (
    <p className="text-sm text-muted tabular-nums" role="status">
      {state === 'typing'
        ? words.typing
        : state === 'sending'
          ? words.sending
          : savedAt === null
            ? words.nothing
            : words.saved(formatTime(savedAt, zone))}
    </p>
  )
}
