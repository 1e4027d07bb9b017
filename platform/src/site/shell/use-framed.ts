import { useInBrowser } from '../use-in-browser.ts'

/** Whether another page shows this one in a frame. Servers cannot know and say no. */
export const useFramed = (): boolean => useInBrowser(() => window.parent !== window, false)
