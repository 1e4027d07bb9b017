import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { useMutation } from './use-mutation.ts'
import { useWords } from './use-site.ts'
import { shellWords } from './words.ts'

type Props = {
  title: string
  submit: string
  isDanger?: boolean
  onSubmit: () => Promise<unknown>
  disabledReason?: string | undefined
  /** Asked when it is to be sent; whoever says no shows why. */
  validate?: () => boolean
  /** What comes of it, and what else is asked. */
  children: ReactNode
  onClose: () => void
}

/** Asks once more before something is done, and says what comes of it. */
export function ConfirmDialog({ validate = () => true, onSubmit, onClose, ...shown }: Props) {
  const { dialog } = useWords(shellWords)
  const { isBusy, problem, run } = useMutation()
  const send = async () => {
    if (validate() && (await run(onSubmit))) onClose()
  }
  return (
    <Dialog title={shown.title} onClose={onClose}>
      <div className="grid gap-3">{shown.children}</div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {dialog.cancel}
        </Button>
        <Button
          variant={shown.isDanger ? 'danger' : 'primary'}
          busy={isBusy}
          disabledReason={shown.disabledReason}
          onClick={() => void send()}
        >
          {shown.submit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
