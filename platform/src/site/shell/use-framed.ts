import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether another page shows this one in a frame. Servers cannot know and say no. */
export const useFramed = (): boolean =>
  useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  )
