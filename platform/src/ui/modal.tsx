import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** A question or a form in front of the page. On phones it stands at the lower edge, where thumbs are. */
export function Modal({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog.Root open onOpenChange={isOpen => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 grid max-h-[92dvh] gap-5 overflow-y-auto rounded-t-2xl bg-card p-5 shadow-float sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(36rem,92vw)] sm:-translate-1/2 sm:rounded-2xl sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="text-xl font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={closeLabel}
              className="-m-2 grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-text"
            >
              <X className="size-5" aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** What a modal ends with: on phones one above the other, the main one first. */
export const modalActions =
  'flex flex-col-reverse gap-3 sm:flex-row sm:justify-end [&>span]:max-sm:w-full [&_button]:max-sm:w-full'
