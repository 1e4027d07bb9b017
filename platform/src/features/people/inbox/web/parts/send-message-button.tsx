import { Mail } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { inboxWords } from '../../words.ts'
import type { Person } from './wire.ts'

const SendMessage = lazyPiece(() => import('./send-message.tsx').then(module => module.SendMessage))

type Props = {
  /** Whom it is to; without one they are chosen in the dialog. */
  to?: Person
  label?: string
  variant?: 'primary' | 'secondary'
  size?: 'small' | 'medium'
}

/** Opens the dialog that sends a message; whose code comes with the first press. There is none to oneself. */
export function SendMessageButton({ to, label, variant = 'primary', size = 'medium' }: Props) {
  const { send } = useWords(inboxWords)
  const { viewer, lang } = useSite()
  const { pathname, search } = useLocation()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (viewer && viewer.id === to?.id) return null
  const content = (
    <>
      <Mail className="size-4" aria-hidden="true" />
      {label ?? send.open}
    </>
  )
  if (!viewer)
    return (
      <a
        href={loginPath(lang, pathname + search)}
        title={send.login}
        className={buttonClass({ variant, size })}
      >
        {content}
      </a>
    )
  return (
    <>
      <PlainButton
        className={buttonClass({ variant, size })}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {content}
      </PlainButton>
      {isWanted && (
        <Suspense>
          <SendMessage to={to} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
