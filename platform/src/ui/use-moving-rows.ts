import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Long enough to follow, short enough not to be in the way of the next press. */
const duration = 400

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
    // All is read before anything moves, or the table would be laid out for each row.
    const moves = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? []
      : drawn.flatMap(row => {
          const way = (before.current.get(row.id) ?? row.offsetTop) - row.offsetTop
          const { top } = row.getBoundingClientRect()
          const isSeen = [top, top + way].some(at => at > -row.offsetHeight && at < innerHeight)
          // One that stays in sight by itself is where it was.
          return way !== 0 && isSeen && getComputedStyle(row).position !== 'sticky' ? [{ row, way }] : []
        })
    for (const { row, way } of moves)
      row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], {
        duration,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      })
    before.current = now
  }, [table, rows])
}
