import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** More about something, for those who point at it or reach it by keyboard. What everybody needs is never only here. */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode
  /** What it is about: a link or a button. */ children: ReactElement
}) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="max-w-72 rounded-lg bg-text px-2.5 py-1 text-sm text-page shadow-float">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
