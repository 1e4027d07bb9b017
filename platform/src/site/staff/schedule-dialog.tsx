import { useState } from 'react'
import { usualZone } from '../../base/web/format.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useWords } from '../use-site.ts'
import { TimeField } from './time-field.tsx'
import { staffWords } from './words.ts'

/** Asks when something is to be published: a moment that is still to come. */
export function ScheduleDialog({
  title,
  text,
  submit,
  from = null,
  onSubmit,
  onClose,
}: {
  title: string
  /** What comes of it. */
  text: string
  submit: string
  /** When it is to be published as things stand. */
  from?: string | null
  onSubmit: (at: string) => Promise<unknown>
  onClose: () => void
}) {
  const { schedule: words } = useWords(staffWords)
  const [at, setAt] = useState(from)
  const [isWrong, setWrong] = useState(false)
  return (
    <ConfirmDialog
      title={title}
      submit={submit}
      validate={() => {
        const isFuture = at !== null && Date.parse(at) > Date.now()
        setWrong(!isFuture)
        return isFuture
      }}
      onSubmit={async () => at && onSubmit(at)}
      onClose={onClose}
    >
      <p className="text-muted">{text}</p>
      <TimeField
        label={words.at}
        zone={usualZone}
        value={at}
        onChange={setAt}
        problem={isWrong ? words.past : undefined}
      />
    </ConfirmDialog>
  )
}
