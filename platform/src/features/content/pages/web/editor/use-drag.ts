import { useRef, useState, type PointerEvent, type RefObject } from 'react'

export type Drag = {
  /** What is dragged, and where it would be dropped: before the item of that index. */
  from: number | undefined
  to: number | undefined
  handle: (at: number) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** Items of a list dragged by a handle: with mouse, pen or finger, as all are pointers. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): Drag {
  const [at, setAt] = useState<{ from: number; to: number }>()
  const held = useRef<{ from: number; to: number }>(undefined)
  const hold = (next: { from: number; to: number } | undefined) => {
    held.current = next
    setAt(next)
  }
  return {
    from: at?.from,
    to: at?.to,
    handle: from => ({
      onPointerDown: event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        hold({ from, to: from })
      },
      onPointerMove: event => {
        if (!held.current) return
        const boxes = [...(list.current?.children ?? [])].map(item => item.getBoundingClientRect())
        const to = boxes.filter(box => box.top + box.height / 2 < event.clientY).length
        if (to !== held.current.to) hold({ from: held.current.from, to })
      },
      onPointerUp: () => {
        const done = held.current
        hold(undefined)
        // Its own place is free by then.
        if (done) onMove(done.from, done.to > done.from ? done.to - 1 : done.to)
      },
      onPointerCancel: () => hold(undefined),
    }),
  }
}
