import { svg } from '../covers.ts'
import { makeRandom } from '../random.ts'

const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** A cover for each activity. */
export const activityCovers = {
  /** The lines of a fingerprint. */
  fingerprint() {
    const ridges = each(11, i => {
      const r = 18 + i * 15
      return `<ellipse cx="320" cy="${190 + i * 2}" rx="${r}" ry="${Math.round(r * 1.2)}" stroke-dasharray="${40 + i * 23} ${9 + (i % 4) * 6}"/>`
    })
    return svg(
      '#0f1f2e',
      `<g fill="none" stroke="#7fe0ff" stroke-width="6" stroke-linecap="round">${ridges.join('')}</g>`,
    )
  },
  /** Twelve seats, and four who wait. */
  seats() {
    const seat = (x: number, y: number, fill: string) =>
      `<circle cx="${x}" cy="${y}" r="20" fill="${fill}"/><path d="M${x - 30} ${y + 58}a30 32 0 0 1 60 0z" fill="${fill}"/>`
    return svg(
      '#2d1f10',
      each(12, i => seat(115 + (i % 6) * 82, 56 + Math.floor(i / 6) * 102, '#ffb35c')).join('') +
        `<g opacity=".4">${each(4, i => seat(197 + i * 82, 274, '#fff')).join('')}</g>`,
    )
  },
  /** A night, a moon and a flock. */
  night() {
    const random = makeRandom(4_203)
    const stars = each(50, () => `M${Math.round(random.next() * 640)} ${Math.round(random.next() * 240)}h0`)
    const birds = each(9, i => {
      const [x, y] = [90 + i * 40, 150 + Math.abs(i - 5) * 24]
      return `M${x - 22} ${y - 10}q14 -8 22 10q8 -18 22 -10`
    })
    return svg(
      '#0b1030',
      `<path d="${stars.join('')}" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><circle cx="500" cy="96" r="56" fill="#ffe9a8"/><circle cx="522" cy="82" r="50" fill="#0b1030"/><path d="${birds.join('')}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M0 330H240L420 306H640V360H0Z" fill="#22305f"/>`,
    )
  },
  /** A forecast that widens like a fan. */
  fan() {
    const edge = (spread: number) =>
      each(33, i => `${300 + i * 10} ${Math.round(190 - i * 1.2 + spread * Math.sqrt(i) * 8)}`)
    const fans = [3.4, 2.2, 1.1].map(
      spread =>
        `<path d="M300 190L${edge(-spread).join('L')}L${edge(spread).toReversed().join('L')}Z" fill="#7fc8ff" fill-opacity=".25"/>`,
    )
    const known = each(29, i => `${20 + i * 10} ${Math.round(190 + 34 * Math.sin(i / 2.3) * (1 - i / 28))}`)
    return svg(
      '#0c2338',
      `${fans.join('')}<path d="M${known.join('L')}" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/><path d="M300 30V330" stroke="#ffd166" stroke-width="3" stroke-dasharray="4 9"/>`,
    )
  },
  /** A month with one day marked. */
  calendar() {
    const days = each(28, i => {
      const [x, y] = [146 + (i % 7) * 52, 116 + Math.floor(i / 7) * 54]
      return `<rect x="${x}" y="${y}" width="40" height="40" rx="8" fill="${i === 17 ? '#d33f49' : '#24443a'}" fill-opacity="${i === 17 ? 1 : 0.25}"/>`
    })
    return svg(
      '#1d4034',
      `<rect x="118" y="36" width="404" height="304" rx="16" fill="#f2f6ee"/><path d="M118 52a16 16 0 0 1 16-16h372a16 16 0 0 1 16 16v44H118z" fill="#2f9e7a"/>${days.join('')}<path d="M200 20v36M440 20v36" stroke="#173229" stroke-width="12" stroke-linecap="round"/>`,
    )
  },
  /** Three steps of a podium, and what falls over it. */
  podium() {
    const random = makeRandom(4_206)
    const hues = [45, 200, 340, 150]
    const bits = each(60, i => {
      const [x, y] = [Math.round(random.next() * 620), Math.round(random.next() * 190)]
      return `<rect x="${x}" y="${y}" width="10" height="6" fill="hsl(${hues[i % 4]} 85% 66%)" transform="rotate(${(i * 47) % 180} ${x} ${y})"/>`
    })
    const step = (x: number, y: number, fill: string) =>
      `<rect x="${x}" y="${y}" width="130" height="${360 - y}" rx="6" fill="${fill}"/>`
    return svg(
      '#2a1238',
      `${bits.join('')}${step(115, 240, '#c0c8d8')}${step(255, 180, '#ffd166')}${step(395, 276, '#d79a6a')}`,
    )
  },
  /** A runway from above, crossed out as one that is closed. */
  runway() {
    const centre = each(7, i => `M320 ${18 + i * 52}v26`)
    const edges = each(10, i => `M196 ${16 + i * 37}h0M444 ${16 + i * 37}h0`)
    const birds = each(4, i => {
      const [x, y] = [74 + (i % 2) * 62, 92 + i * 54]
      return `M${x - 18} ${y - 8}q11 -7 18 8q7 -15 18 -8`
    })
    return svg(
      '#1d2b1c',
      `<rect x="208" width="224" height="360" fill="#3a3f45"/><path d="${centre.join('')}" stroke="#fff" stroke-opacity=".7" stroke-width="8"/><path d="${edges.join('')}" stroke="#ffe9a8" stroke-width="9" stroke-linecap="round"/><path d="M238 98L402 262M402 98L238 262" stroke="#f2c230" stroke-width="30"/><path d="${birds.join('')}" fill="none" stroke="#cfe3c8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
  },
} as const
