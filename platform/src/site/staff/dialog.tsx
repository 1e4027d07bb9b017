import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

/** A dialog with its title; whoever shows it decides when it is open. */
export function AdminDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 grid max-h-[90vh] w-[min(40rem,94vw)] -translate-1/2 gap-5 overflow-y-auto rounded-2xl bg-card p-6 shadow-float">
          <Dialog.Title className="text-xl font-semibold">{title}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
