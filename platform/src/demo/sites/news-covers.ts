import { svg } from '../covers.ts'

const line = (path: string, stroke: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** Three lanes of a running track from above, a runner in each, of whom the last has just started. */
export function lanesCover(): string {
  const edges = each(4, i => line(`M0 ${70 + i * 74}H640`, '#e9fff8', 3, 'stroke-opacity=".45"'))
  const runners = [
    { x: 210, fill: '#ff9f6b' },
    { x: 380, fill: '#7fd0ff' },
    { x: 520, fill: '#ffd166' },
  ]
  return svg(
    '#0a3b34',
    `<rect y="70" width="640" height="222" fill="#12705f"/>` +
      edges.join('') +
      line('M150 70V292', '#fff', 8) +
      runners
        .map(({ x, fill }, i) => {
          const y = 107 + i * 74
          return (
            line(`M150 ${y}H${x - 30}`, fill, 5, 'stroke-opacity=".55" stroke-dasharray="2 14"') +
            `<circle cx="${x}" cy="${y}" r="20" fill="${fill}"/>`
          )
        })
        .join(''),
  )
}

/** A city on its river: half the sky has rain, the other half birds. */
export function riverCover(): string {
  const houses = [70, 118, 88, 150, 104, 134, 80, 160, 96, 124, 72, 110]
  const rain = each(24, i => `M${36 + (i % 8) * 34} ${44 + Math.floor(i / 8) * 38 + (i % 2) * 14}l-8 22`)
  const birds = each(5, i => {
    const [x, y] = [400 + i * 44, 66 + Math.abs(i - 2) * 20]
    return `M${x - 18} ${y - 8}q11 -7 18 8q7 -15 18 -8`
  })
  const waves = each(3, i => {
    const y = 296 + i * 24
    return `M${i * 30 - 80} ${y}${each(9, () => 'q20 -12 40 0t40 0').join('')}`
  })
  return svg(
    '#3b1708',
    line(rain.join(''), '#9fd4ff', 5) +
      line(birds.join(''), '#ffe3c4', 5) +
      houses
        .map(
          (height, i) =>
            `<rect x="${26 + i * 50}" y="${272 - height * 0.7}" width="40" height="${height * 0.7}" fill="#c2551f" fill-opacity="${i % 2 ? 0.9 : 0.65}"/>`,
        )
        .join('') +
      `<rect y="272" width="640" height="88" fill="#7a2e0e"/>` +
      line(waves.join(''), '#ffab7a', 4, 'stroke-opacity=".7"'),
  )
}
