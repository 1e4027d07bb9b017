import { useFormats } from './use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { savingWords } from './saving-words.ts'
import type { Autosave } from './use-autosave.ts'
import { useWords } from './use-site.ts'

/** Whether what stands in the form is saved, and what to do where it could not be. */
export function SavingState({
  form,
  zone,
  rival,
}: {
  form: Omit<Autosave<object>, 'set' | 'value'>
  zone: string
  /** Who else may have saved. */
  rival: 'team' | 'window'
}) {
  const { formatTime } = useFormats()
  const words = useWords(savingWords)
  const { state, savedAt, problem } = form
  if (state === 'conflict')
    return (
      <Callout kind="warn" title={words[rival].conflict} live>
        <p>{words[rival].text}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" onClick={form.keepMine}>
            {words[rival].mine}
          </Button>
          <Button size="small" variant="secondary" onClick={form.takeTheirs}>
            {words[rival].theirs}
          </Button>
        </div>
      </Callout>
    )
  if (state === 'offline' || state === 'busy')
    return (
      <Callout kind="warn" live>
        {words[state]}
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
