import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { bidWords } from '../../words.ts'

/** Takes a question or its answer away, for a reason. */
export function RemoveTalk({ questionId, part }: { questionId: number; part: 'question' | 'answer' }) {
  const { staff: words } = useWords(bidWords)
  const api = useApi()
  const [isAsked, setAsked] = useState(false)
  const label = part === 'question' ? words.removeQuestion : words.removeAnswer
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={label}
          text={words.removeText}
          submit={label}
          isDanger
          maxLength={300}
          onSubmit={reason =>
            api('PUT /api/bids/questions/{questionId}/removal', {
              params: { questionId },
              body: { part, reason },
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

/** Takes a call down, for a reason, or puts it back. */
export function TakeDown({ needId, isTakenDown }: { needId: number; isTakenDown: boolean }) {
  const { staff: words } = useWords(bidWords)
  const api = useApi()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const label = isTakenDown ? words.putBack : words.takeDown
  const put = (reason: string) =>
    api('PUT /api/bids/needs/{needId}/takedown', {
      params: { needId },
      body: { isTakenDown: !isTakenDown, reason },
    })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked &&
        (isTakenDown ? (
          <ConfirmDialog title={label} submit={label} onSubmit={() => put('')} onClose={close}>
            {words.putBackText}
          </ConfirmDialog>
        ) : (
          <ReasonDialog
            title={label}
            text={words.takeDownText}
            submit={label}
            isDanger
            maxLength={300}
            onSubmit={put}
            onClose={close}
          />
        ))}
    </>
  )
}
