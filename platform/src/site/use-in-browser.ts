import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows, and until the page is hydrated what the server says, so that both draw the same. */
export const useInBrowser = <T>(inBrowser: () => T, onServer: T): T =>
  useSyncExternalStore(never, inBrowser, () => onServer)
