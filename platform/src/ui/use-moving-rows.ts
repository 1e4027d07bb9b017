import { useLayoutEffect, useRef, type RefObject } from 'react'

const duration = 700

/**
 * Rows of a table move to their new places when their order changes: the eye follows who passed whom. Rows bear ids. Not
 * for readers who want less motion, and not on the first drawing.
 */
export function useMovingRows<R>(table: RefObject<HTMLTableElement | null>, rows: readonly R[] | null): void {
  const before = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    if (!rows) return
    const drawn = [...(table.current?.tBodies[0]?.rows ?? [])].filter(row => row.id !== '')
    const now = new Map(drawn.map(row => [row.id, row.offsetTop]))
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      for (const row of drawn) {
        const moved = (before.current.get(row.id) ?? row.offsetTop) - row.offsetTop
        // One that stays in sight by itself is where it was.
        if (moved !== 0 && getComputedStyle(row).position !== 'sticky')
          row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
            duration,
            easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
          })
      }
    before.current = now
  }, [table, rows])
}
