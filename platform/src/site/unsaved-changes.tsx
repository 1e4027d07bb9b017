import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { staffWords } from './staff/words.ts'
import type { Form } from './use-form.ts'
import { useWords } from './use-site.ts'
import { useFormats } from './use-formats.ts'

const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says that what stands in the form was typed earlier and not saved. */
export function Restored({ form: { restoredAt } }: { form: Pick<Form<object>, 'restoredAt'> }) {
  const { formatTime } = useFormats()
  const { editing: words } = useWords(staffWords)
  return restoredAt && <Callout live>{words.restored(formatTime(restoredAt, localZone()))}</Callout>
}

/** After a conflict: the page as somebody else saved it, beside this one, to compare. */
export function TheirVersion({ form: { isConflict } }: { form: Pick<Form<object>, 'isConflict'> }) {
  const { editing: words } = useWords(staffWords)
  const { pathname } = useLocation()
  return (
    isConflict && (
      <p className="mt-2">
        <a href={`${pathname}?saved=1`} target="_blank" rel="noreferrer" className="text-accent underline">
          {words.theirs}
        </a>
      </p>
    )
  )
}

/** Asks before a page with unsaved changes is left, by a link or by closing it. */
export function LeaveGuard({
  form: { isDirty, hasUnsaved },
}: {
  form: Pick<Form<object>, 'isDirty' | 'hasUnsaved'>
}) {
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
