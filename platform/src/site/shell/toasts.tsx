import { X } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { PlainButton } from '../../ui/plain-button.tsx'
import { ToastArea, ToastText } from '../../ui/toast.tsx'
import { putAway, useSaid } from '../said.ts'
import { SiteLink } from '../site-link.tsx'
import { useInBrowser } from '../use-in-browser.ts'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'

const shownFor = 6_000

/** Shows what was last done, at the lower edge of every page: the one place for it, so that nothing covers another. */
export function Toasts() {
  const { side } = useWords(shellWords)
  const said = useSaid()
  const isReady = useInBrowser(() => true, false)
  useEffect(() => {
    if (!said || 'to' in said) return undefined
    const timer = setTimeout(putAway, shownFor)
    return () => clearTimeout(timer)
  }, [said])
  if (!isReady) return null
  return createPortal(
    <ToastArea>
      {said && (
        <ToastText>
          {said.text}
          {'to' in said && (
            <>
              <SiteLink to={said.to} onClick={putAway} className="shrink-0 text-accent underline">
                {said.label}
              </SiteLink>
              <PlainButton aria-label={side.close} onClick={putAway}>
                <X className="size-4" aria-hidden="true" />
              </PlainButton>
            </>
          )}
        </ToastText>
      )}
    </ToastArea>,
    document.body,
  )
}
