import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a menu that the browser opens: going anywhere closes it. */
export function useClosedOnLeaving() {
  const { key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const openedOn = useRef(key)
  useEffect(() => {
    if (openedOn.current !== key) box.current?.hidePopover()
    openedOn.current = key
  }, [key])
  return box
}
