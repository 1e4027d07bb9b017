import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Locator } from '@playwright/test'

/** From down to up, in milliseconds. */
export const pressTakes = 80

/** The middle of a control, brought into sight. It throws where something else lies over it. */
export async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.waitFor()
  await control.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await control.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${control}`)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const isHit = await control.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    at,
  )
  if (!isHit) throw new Error(`Something lies over ${control}`)
  return at
}

/**
 * Pressed as by a finger. Playwright’s own tap lets go in the same moment, and its checks of what is hit run in the page
 * while the press is timed.
 */
export async function touch(cdp: CDPSession, at: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await pause(pressTakes)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
