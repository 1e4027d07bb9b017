import { useRef, useState, type ReactNode } from 'react'
import { useWords } from '../use-site.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { AdminDialog } from './dialog.tsx'
import { useMutation } from '../use-mutation.ts'
import { useFirstWrong } from '../use-first-wrong.ts'
import { staffWords } from './words.ts'
import { ReasonField } from './reason-field.tsx'

type Props = {
  title: string
  text: ReactNode
  submit: string
  isDanger?: boolean
  /** What else is asked; once it was tried to send, it says what is wrong with it. */
  children?: ReactNode | ((isTried: boolean) => ReactNode)
  /** Whether what else is asked can be sent. */
  isReady?: boolean
  onSubmit: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a reason before something is done that people will ask about. */
export function ReasonDialog(props: Props) {
  const { title, text, submit, isDanger = false, children, isReady = true, onSubmit, onClose } = props
  const { common } = useWords(staffWords)
  const { isBusy, problem, run } = useMutation()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState<object>()
  const fields = useRef<HTMLDivElement>(null)
  useFirstWrong(fields, tried)
  const isMissing = reason.trim() === ''
  const send = async () => {
    setTried({})
    if (isMissing || !isReady) return
    if (await run(() => onSubmit(reason.trim()))) onClose()
  }
  return (
    <AdminDialog title={title} onClose={onClose}>
      <div className="text-muted">{text}</div>
      <div ref={fields} className="grid gap-5">
        {typeof children === 'function' ? children(tried !== undefined) : children}
        <ReasonField value={reason} onChange={setReason} isMissing={tried !== undefined && isMissing} />
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={() => void send()}>
          {submit}
        </Button>
      </div>
    </AdminDialog>
  )
}
