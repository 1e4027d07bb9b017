import type { ReactNode } from 'react'
import { useWords } from '../use-site.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { AdminDialog } from './dialog.tsx'
import { useMutation } from '../use-mutation.ts'
import { staffWords } from './words.ts'

/** Asks once more before something is done, and says what comes of it. */
export function ConfirmDialog(props: {
  title: string
  submit: string
  isDanger?: boolean
  disabledReason?: string | undefined
  children: ReactNode
  onSubmit: () => Promise<unknown>
  onClose: () => void
}) {
  const { common } = useWords(staffWords)
  const { isBusy, problem, run } = useMutation()
  const send = async () => {
    if (await run(props.onSubmit)) props.onClose()
  }
  return (
    <AdminDialog title={props.title} onClose={props.onClose}>
      <div className="grid gap-3">{props.children}</div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={props.onClose}>
          {common.cancel}
        </Button>
        <Button
          variant={props.isDanger ? 'danger' : 'primary'}
          busy={isBusy}
          disabledReason={props.disabledReason}
          onClick={() => void send()}
        >
          {props.submit}
        </Button>
      </div>
    </AdminDialog>
  )
}
