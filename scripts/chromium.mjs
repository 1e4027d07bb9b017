// Which browser journeys run in. Debian's headless shell is the same Chromium without windows, menus and extensions, and
// takes half of the processor time for the same pages.
import { existsSync } from 'node:fs'

const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The program, or undefined on a machine that has none; CHROMIUM names another. */
export const findChromium = () => process.env.CHROMIUM ?? known.find(existsSync)
