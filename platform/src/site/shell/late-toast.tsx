import { X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { PlainButton } from '../../ui/plain-button.tsx'
import { ToastArea, ToastText } from '../../ui/toast.tsx'
import { tellLate, useLateNews } from '../late-news.ts'
import { SiteLink } from '../site-link.tsx'
import { useInBrowser } from '../use-in-browser.ts'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'

/** Says what came of something that was begun elsewhere, until the reader goes there or puts it away. */
export function LateToast() {
  const { side } = useWords(shellWords)
  const news = useLateNews()
  const isReady = useInBrowser(() => true, false)
  if (!isReady) return null
  const putAway = () => tellLate(null)
  return createPortal(
    <ToastArea>
      {news && (
        <ToastText>
          {news.text}
          <SiteLink to={news.to} onClick={putAway} className="shrink-0 text-accent underline">
            {news.label}
          </SiteLink>
          <PlainButton aria-label={side.close} onClick={putAway}>
            <X className="size-4" aria-hidden="true" />
          </PlainButton>
        </ToastText>
      )}
    </ToastArea>,
    document.body,
  )
}
