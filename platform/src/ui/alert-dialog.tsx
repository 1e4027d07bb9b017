import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { backdropClass, DialogActions } from './dialog.tsx'
import type { ReactNode } from 'react'

/** A question that must be answered: only Escape and its own buttons close it. */
export function AlertDialog({
  title,
  text,
  onClose,
  actions,
}: {
  title: string
  text: string
  onClose: () => void
  actions: ReactNode
}) {
  return (
    <Base.Root open onOpenChange={isOpen => isOpen || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className="fixed top-1/2 left-1/2 z-50 grid w-[min(28rem,92vw)] -translate-1/2 gap-4 rounded-2xl bg-card p-6 shadow-float">
          <Base.Title className="text-lg font-semibold">{title}</Base.Title>
          <Base.Description className="text-muted">{text}</Base.Description>
          <DialogActions>{actions}</DialogActions>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
