import { useEffect } from 'react'
import { useLocation } from 'react-router'

const tellAfter = [500, 2_000]

/** In a frame the page tells its parent how tall it is, half a second and two seconds after each change of page. */
export function useFrameHeight(): void {
  const { key } = useLocation()
  useEffect(() => {
    const parent = parentOrigin()
    if (parent === undefined) return
    const tell = () =>
      window.parent.postMessage(
        { type: 'leitai:height', height: document.documentElement.scrollHeight },
        parent,
      )
    const timers = tellAfter.map(after => setTimeout(tell, after))
    return () => timers.forEach(clearTimeout)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of page tells anew
  }, [key])
}

/** Who shows this page in a frame: one of those that the operator allows, or the browser would not show it. */
function parentOrigin(): string | undefined {
  if (window.parent === window) return undefined
  // The referrer names the parent for the first page in the frame only; browsers that can say it always do better.
  const origin = window.location.ancestorOrigins?.[0] ?? document.referrer
  return origin && new URL(origin).origin
}
