import { useEffect, type ReactNode } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { refusalIn } from '../../base/web/network-error.ts'
import { formatTime } from '../../base/web/format.ts'
import { useWords } from '../use-site.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
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
}: {
  editing: Form<T>
  children: ReactNode
  /** Reasons beyond single fields, in words. */
  problems?: readonly string[]
  /** What saving is called here. */
  submit?: string
}) {
  const { editing: words } = useWords(staffWords)
  const { pathname } = useLocation()
  const { isDirty, isBusy, failure, restoredAt } = editing
  return (
    <form {...editing.props} className="grid grid-cols-1 gap-6">
      {restoredAt && <Callout live>{words.restored(formatTime(restoredAt, localZone()))}</Callout>}
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
          {editing.isConflict && (
            <p className="mt-2">
              <a
                href={`${pathname}?saved=1`}
                target="_blank"
                rel="noreferrer"
                className="text-accent underline"
              >
                {words.theirs}
              </a>
            </p>
          )}
        </Callout>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-page/95 px-4 py-3 sm:-mx-6 sm:px-6">
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.saving : (submit ?? words.save)}
        </Button>
        {isDirty && (
          <Button variant="quiet" onClick={editing.discard}>
            {words.discard}
          </Button>
        )}
        <span className="text-sm text-muted" role="status">
          {isDirty ? words.unsaved : editing.justSaved ? words.saved : ''}
        </span>
      </div>
      <LeaveGuard isDirty={isDirty} hasUnsaved={editing.hasUnsaved} />
    </form>
  )
}

const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks before a page with unsaved changes is left, by a link or by closing it. */
function LeaveGuard({ isDirty, hasUnsaved }: { isDirty: boolean; hasUnsaved: () => boolean }) {
  const { editing: words } = useWords(staffWords)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <AlertDialog
      title={words.leaveTitle}
      text={words.leaveText}
      onClose={blocker.reset}
      actions={
        <>
          <Button variant="secondary" onClick={blocker.proceed}>
            {words.leave}
          </Button>
          <Button onClick={blocker.reset}>{words.stay}</Button>
        </>
      }
    />
  )
}
