import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { deskWords } from '../../words.ts'

const FindDialog = lazyPiece(() => import('./find-dialog.tsx').then(module => module.FindDialog))

/** Opens the search, as Ctrl K or ⌘ K does from anywhere in the administration. */
export function FindButton() {
  const { search: words } = useWords(deskWords)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <PlainButton
        className="flex w-full items-center gap-3 rounded-lg border border-line bg-card px-3 py-2 text-sm text-muted hover:border-accent"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search className="size-4" aria-hidden="true" />
        {words.button}
        <kbd
          className="ml-auto hidden rounded border border-line px-1.5 text-xs lg:inline"
          aria-hidden="true"
        >
          {words.shortcut}
        </kbd>
      </PlainButton>
      {isOpen && (
        <Suspense>
          <FindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
