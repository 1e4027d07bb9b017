import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Fontkit from 'fontkit'

const require = createRequire(import.meta.url)

type Face = { file: Buffer; font: Fontkit.Font }
export type Fonts = { regular: Face; bold: Face; has: (codePoint: number) => boolean }

const open = (name: string): Face => {
  const file = readFileSync(
    new URL(`../fonts/NotoSansHans-${name}.otf`, import.meta.resolve('@embedpdf/fonts-sc')),
  )
  // It has large tables of its own, which nothing needs before the first text is set.
  const { create } = require('fontkit') as typeof Fontkit
  return { file, font: create(file) as Fontkit.Font }
}
let fonts: Fonts | undefined

/** What certificates and share pictures are set in: Chinese and Latin, the same on every machine. Read when first asked for. */
export function openFonts(): Fonts {
  if (fonts) return fonts
  const [regular, bold] = [open('Regular'), open('Bold')]
  const has = (codePoint: number) =>
    regular.font.hasGlyphForCodePoint(codePoint) && bold.font.hasGlyphForCodePoint(codePoint)
  return (fonts = { regular, bold, has })
}
