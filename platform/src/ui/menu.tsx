import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

export type MenuEntry = { label: string; onSelect: () => void }

/** A few things to do, out of the way until they are wanted. */
export function Menu({
  trigger,
  triggerClass,
  entries,
  isOpen = false,
}: {
  trigger: ReactNode
  triggerClass: string
  entries: readonly MenuEntry[]
  /** Open from the beginning: its code came with the press that asked for it. */
  isOpen?: boolean
}) {
  return (
    <Base.Root defaultOpen={isOpen}>
      <Base.Trigger className={triggerClass}>{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={8} align="end" className="z-40">
          <Base.Popup className="min-w-44 rounded-xl border border-line bg-card p-1 shadow-float">
            {entries.map(({ label, onSelect }) => (
              <Base.Item
                key={label}
                onClick={onSelect}
                className="flex w-full cursor-pointer items-center rounded-lg px-3 py-2 text-left text-sm no-underline outline-none data-highlighted:bg-sunken pointer-coarse:min-h-11"
              >
                {label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
