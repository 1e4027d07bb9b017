import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Popover } from '../../../../../ui/popover.tsx'
import { inboxWords } from '../../words.ts'
import { InboxPreview } from './inbox-preview.tsx'

const SendMessage = lazyPiece(() => import('./send-message.tsx').then(module => module.SendMessage))

/** What the bell of the header opens: the newest of what one was told and written. Going anywhere closes it. */
export function InboxPopover({ trigger, triggerClass }: { trigger: ReactNode; triggerClass: string }) {
  const { popover } = useWords(inboxWords)
  const { key } = useLocation()
  const [closings, setClosings] = useState(0)
  const [isWriting, setWriting] = useState<boolean>()
  const [asked] = useState(key)
  return (
    <>
      <Popover
        key={`${key} ${closings}`}
        isOpen={asked === key && closings === 0}
        title={popover.title}
        trigger={trigger}
        triggerClass={triggerClass}
      >
        <InboxPreview
          onWrite={() => {
            setClosings(count => count + 1)
            setWriting(true)
          }}
        />
      </Popover>
      {isWriting !== undefined && (
        <Suspense>
          <SendMessage to={undefined} isOpen={isWriting} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  )
}
