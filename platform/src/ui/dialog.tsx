import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** Of everything that stands in front of the page. */
export const backdropClass = 'fixed inset-0 z-40 bg-black/50'

const places = {
  // On phones at the lower edge, where thumbs are.
  middle:
    'inset-x-0 bottom-0 grid max-h-[92dvh] gap-5 overflow-y-auto rounded-t-2xl p-5 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(38rem,92vw)] sm:-translate-1/2 sm:rounded-2xl sm:p-6',
  top: 'top-[12vh] left-1/2 flex max-h-[70vh] w-[min(36rem,94vw)] -translate-x-1/2 flex-col overflow-hidden rounded-2xl',
}

/** A question or a form in front of the page; whoever shows it decides when it is open. */
export function Dialog({
  title,
  isTitleHidden = false,
  closeLabel,
  place = 'middle',
  onClose,
  children,
}: {
  title: string
  /** It is named all the same. */ isTitleHidden?: boolean
  /** Of a cross in its corner, where nothing else in it closes it. */
  closeLabel?: string
  place?: keyof typeof places
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Base.Root open onOpenChange={isOpen => isOpen || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={clsx('fixed z-50 bg-card shadow-float', places[place])}>
          <div className={clsx('flex items-start justify-between gap-4', isTitleHidden && 'sr-only')}>
            <Base.Title className="text-xl font-semibold">{title}</Base.Title>
            {closeLabel && (
              <Base.Close
                aria-label={closeLabel}
                className="-m-2 grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-text"
              >
                <X className="size-5" aria-hidden="true" />
              </Base.Close>
            )}
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** What a dialog ends with: on phones one above the other, the main one first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end [&_button]:max-sm:w-full [&>span]:max-sm:w-full">
      {children}
    </div>
  )
}
