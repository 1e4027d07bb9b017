import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode } from 'react'

/** Something small beside what opens it. */
export function Popover({
  title,
  trigger,
  triggerClass,
  side = 'bottom',
  isOpen = false,
  children,
}: {
  /** Read out, not seen. */ title: string
  trigger: ReactNode
  triggerClass: string
  side?: 'bottom' | 'left'
  /** Open from the beginning: its code came with the press that asked for it. */
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <Base.Root defaultOpen={isOpen}>
      <Base.Trigger className={triggerClass}>{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner side={side} align="end" sideOffset={12} className="z-40">
          <Base.Popup className="rounded-xl border border-line bg-card p-4 shadow-float">
            <Base.Title className="sr-only">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
