import { useEffect, type RefObject } from 'react'

const wrongField = ':is(input, select, textarea)[aria-invalid="true"]'

/** After each refusal of what was typed within an element: leads to its first field that is wrong. */
export function useFirstWrong(within: RefObject<HTMLElement | null>, refusal: object | undefined): void {
  useEffect(() => {
    if (!refusal) return
    const first = within.current?.querySelector<HTMLElement>(wrongField)
    first?.focus({ preventScroll: true })
    // In the middle, where neither the page's head nor a bar at its foot covers it.
    first?.scrollIntoView({ block: 'center' })
  }, [within, refusal])
}
