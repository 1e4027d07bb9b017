import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'

export type Step = -1 | 1

type Props = {
  /** Names what is moved, alone on its page. */
  id: string
  labelOf: (step: Step) => string
  /** Why it cannot go a step up or down. */
  stopOf: (step: Step) => string | undefined
  isBusy?: boolean
  onMove: (step: Step) => void
}

/** Moves something a step up or down in its list. Whichever it cannot do says why, and can be reached all the same. */
export function MoveSteps({ id, labelOf, stopOf, isBusy = false, onMove }: Props) {
  return ([-1, 1] as const).map(step => (
    <IconButton
      key={step}
      id={buttonId(id, step)}
      label={labelOf(step)}
      icon={step === -1 ? ArrowUp : ArrowDown}
      className="text-muted hover:text-text"
      disabledReason={stopOf(step)}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onMove(step)}
    />
  ))
}

const buttonId = (id: string, step: Step) => `move ${id} ${step}`

/** The button that was pressed goes along with what it moved: to be called when the list is about to be in its new order. */
export function useFocusOnMoved(): (id: string, step: Step) => void {
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus()
    pressed.current = undefined
  })
  return (id, step) => {
    pressed.current = buttonId(id, step)
  }
}
