import { encode } from 'uqr'

// ISO/IEC 18004 asks for four empty modules around the code.
const border = 4

/** A text as a QR code: dark on white in either theme, as readers expect, one path for all its dark modules. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border })
  const dark = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
}

/** Where the dark stretches of a row begin, and how long each is. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}
