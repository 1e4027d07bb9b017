import { useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useFirstWrong } from '../use-first-wrong.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonField } from './reason-field.tsx'

type Props = {
  title: string
  text: ReactNode
  submit: string
  isDanger?: boolean
  /** Reasons that are given often: one of them fills the field, and can be changed there. */
  usual?: { label: string; reasons: readonly string[] }
  /** What else is asked; once it was tried to send, it says what is wrong with it. */
  children?: ReactNode | ((isTried: boolean) => ReactNode)
  /** Of the reason. */
  maxLength?: number
  /** Whether what else is asked can be sent. */
  isReady?: boolean
  onSubmit: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a reason before something is done that people will ask about. */
export function ReasonDialog({
  text,
  usual,
  children,
  maxLength,
  isReady = true,
  onSubmit,
  ...dialog
}: Props) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState<object>()
  const fields = useRef<HTMLDivElement>(null)
  useFirstWrong(fields, tried)
  const isTried = tried !== undefined
  const isMissing = reason.trim() === ''
  return (
    <ConfirmDialog
      {...dialog}
      validate={() => {
        setTried({})
        return !isMissing && isReady
      }}
      onSubmit={() => onSubmit(reason.trim())}
    >
      <div className="text-muted">{text}</div>
      <div ref={fields} className="mt-2 grid gap-5">
        {typeof children === 'function' ? children(isTried) : children}
        {usual && (
          <div className="grid gap-2 text-sm">
            <p className="font-medium">{usual.label}</p>
            <div className="flex flex-wrap gap-2">
              {usual.reasons.map(one => (
                <Button
                  key={one}
                  variant="secondary"
                  size="small"
                  className="h-auto! py-1.5 text-left whitespace-normal!"
                  onClick={() => setReason(one)}
                >
                  {one}
                </Button>
              ))}
            </div>
          </div>
        )}
        <ReasonField
          value={reason}
          onChange={setReason}
          isMissing={isTried && isMissing}
          maxLength={maxLength}
        />
      </div>
    </ConfirmDialog>
  )
}
