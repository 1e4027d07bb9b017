import type { ReactNode } from 'react'
import { refusalIn } from '../../base/web/network-error.ts'
import { LeaveGuard, Restored, TheirVersion } from '../unsaved-changes.tsx'
import { useWords } from '../use-site.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { staffWords } from './words.ts'
import type { Form } from '../use-form.ts'

/**
 * A form whose changes are saved together: says how they stand, does not let them go unnoticed, and after a refusal
 * leads to the first field that is wrong.
 */
export function EditingForm<T>({
  editing,
  children,
  problems = [],
  submit,
  also,
}: {
  editing: Form<T>
  children: ReactNode
  /** Reasons beyond single fields, in words. */
  problems?: readonly string[]
  /** What saving is called here. */
  submit?: string
  /** Another way to go on, beside saving. */
  also?: ReactNode
}) {
  const { editing: words } = useWords(staffWords)
  const { isDirty, isBusy, failure } = editing
  return (
    <form {...editing.props} className="grid grid-cols-1 gap-6">
      <Restored form={editing} />
      {children}
      {failure && (
        <Callout kind="bad" title={words.failed} live>
          <p>{refusalIn(failure)?.message ?? words.offline}</p>
          {problems.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {problems.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <TheirVersion form={editing} />
        </Callout>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-page/95 px-4 py-3 sm:-mx-6 sm:px-6">
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.saving : (submit ?? words.save)}
        </Button>
        {also}
        {isDirty && (
          <Button variant="quiet" onClick={editing.discard}>
            {words.discard}
          </Button>
        )}
        <span className="text-sm text-muted" role="status">
          {isDirty ? words.unsaved : editing.justSaved ? words.saved : ''}
        </span>
      </div>
      <LeaveGuard form={editing} />
    </form>
  )
}
