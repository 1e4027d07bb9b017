import { Search } from 'lucide-react'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { useShellPieces } from './shell-pieces.ts'

/** The press is seen before the dialog is made, which takes a slow phone long. */
const openAfterPress = (setOpen: (isOpen: boolean) => void) => startTransition(() => setOpen(true))

/** Opens the search over everything, as Ctrl K or ⌘ K does from anywhere, and / where nothing is typed in. */
export function SearchButton() {
  const { searchAll } = useWords(shellWords)
  const pieces = useShellPieces()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      const isWanted =
        event.ctrlKey || event.metaKey
          ? key.toLowerCase() === 'k' && !event.altKey
          : key === '/' && target === document.body
      if (!isWanted) return
      event.preventDefault()
      openAfterPress(setOpen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <PlainButton
        className={buttonClass({ variant: 'quiet', size: 'small' }, 'px-2')}
        aria-label={searchAll}
        aria-keyshortcuts="Control+K Meta+K /"
        title={`${searchAll} (Ctrl K)`}
        onClick={() => openAfterPress(setOpen)}
      >
        <Search className="size-5" aria-hidden="true" />
      </PlainButton>
      {isOpen && pieces && (
        <Suspense>
          <pieces.SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
