import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** In a frame the page tells its parent how tall it is, half a second and two seconds after each change of page. */
export function useFrameHeight(): void {
  const { key } = useLocation()
  useEffect(() => {
    if (window.parent === window || !document.referrer) return
    const target = new URL(document.referrer).origin
    const tell = () =>
      window.parent.postMessage(
        { type: 'leitai:height', height: document.documentElement.scrollHeight },
        target,
      )
    const timers = [setTimeout(tell, 500), setTimeout(tell, 2_000)]
    return () => timers.forEach(clearTimeout)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of page tells anew
  }, [key])
}
