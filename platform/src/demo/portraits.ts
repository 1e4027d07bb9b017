import { makeRandom, type Random } from './random.ts'

const skins = ['#f6d3b8', '#eebf98', '#d99f73', '#b97a4f', '#8a5636', '#5f3a24']
const hairs = ['#1d1a1f', '#3a2a22', '#5c3b26', '#8a5a32', '#b98b4e', '#7a7f8c']
const grounds = ['#dbe4ff', '#d7f2ea', '#ffe6d6', '#f3e2ff', '#fff1c9', '#d9eefb', '#ffdfe5']
const clothes = ['#3350e6', '#0f7b6c', '#c2543c', '#6b46c1', '#b7791f', '#1f6f9f', '#454f6b']

/** Hair by its outline, over a head of radius 26 around 64, 54; what falls behind the shoulders comes first. */
const cuts: readonly { behind?: string; front: string }[] = [
  { front: 'M36 56c-2-26 14-34 28-34s31 8 28 34c-4-12-12-18-20-19-10 6-26 6-36 19z' },
  {
    behind: 'M34 54c0-22 14-32 30-32s30 10 30 32v36H34z',
    front: 'M37 54c0-18 12-27 27-27s27 9 27 27c-8-10-18-14-30-15-8 1-18 6-24 15z',
  },
  { front: 'M37 48c4-16 14-24 27-24s23 8 27 24c-6-6-16-9-27-9s-21 3-27 9z' },
  {
    behind: 'M30 60c-2-26 14-40 34-40s36 14 34 40c0 10-6 14-10 16H40c-4-2-10-6-10-16z',
    front: 'M38 52c2-16 12-24 26-24s24 8 26 24c-10-4-14-10-16-14-8 8-22 12-36 14z',
  },
  { front: 'M40 40c2-12 12-18 24-18s22 6 24 18c-2-3-6-5-8-5-4-4-28-4-32 0-2 0-6 2-8 5z' },
]

/** An invented face: a few flat shapes, chosen by a number. */
export function portrait(seed: number): string {
  const random = makeRandom(seed * 7_919 + 11)
  const [skin, hair] = [random.pick(skins), random.pick(hairs)]
  const cut = random.pick(cuts)
  const glasses =
    random.next() < 0.3
      ? '<g fill="none" stroke="#2b3350" stroke-width="2.2"><circle cx="54" cy="56" r="7.5"/><circle cx="74" cy="56" r="7.5"/><path d="M61.5 56h5"/></g>'
      : ''
  // On dark skin dark eyes are lost without their white.
  const white =
    skins.indexOf(skin) > 3
      ? '<g fill="#f4ede6"><circle cx="54" cy="56" r="4.4"/><circle cx="74" cy="56" r="4.4"/></g>'
      : ''
  const mouth = random.next() < 0.5 ? 'M57 68q7 6 14 0' : 'M58 68.5h12'
  const fill = (path: string | undefined, colour: string) =>
    path === undefined ? '' : `<path d="${path}" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="M0 0h128v128H0z" fill="${random.pick(grounds)}"/>${fill(cut.behind, hair)}<path d="M20 128c2-28 20-38 44-38s42 10 44 38z" fill="${random.pick(clothes)}"/><path d="M54 74h20v18q-10 9-20 0z" fill="${skin}"/><ellipse cx="64" cy="54" rx="26" ry="28" fill="${skin}"/>${white}<g fill="#2b2a33"><circle cx="54" cy="56" r="2.6"/><circle cx="74" cy="56" r="2.6"/></g><path d="${mouth}" fill="none" stroke="#2b2a33" stroke-opacity=".7" stroke-width="2.2" stroke-linecap="round"/>${fill(cut.front, hair)}${glasses}</svg>`
}

const palettes: readonly (readonly [string, string, string, string])[] = [
  ['#0e1738', '#3350e6', '#8fa2ff', '#ffd166'],
  ['#0c2a26', '#0f7b6c', '#5be0b0', '#ffd166'],
  ['#241436', '#6b46c1', '#c792ff', '#ff9f6b'],
  ['#10283d', '#1f6f9f', '#7fd0ff', '#ffb35c'],
  ['#2b1a14', '#a14a2d', '#ff9f6b', '#ffd9a0'],
]
const [width, height] = [1_600, 400]
const whole = Math.round

/** A banner of the kind of picture that people here look at all day: waves, clouds of points, or bars. */
export function banner(seed: number): string {
  const random = makeRandom(seed * 104_729 + 3)
  const [ground, ...colours] = random.pick(palettes)
  const body = random.pick([waves, clouds, bars])(random, colours)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${body}</svg>`
}

function waves(random: Random, colours: readonly string[]): string {
  const lines = Array.from({ length: 14 }, (_, line) => {
    const [period, phase] = [260 + random.integer(240), random.next() * Math.PI * 2]
    const rise = 18 + line * 5
    const points = Array.from({ length: 41 }, (_, step) => {
      const x = step * 40
      return `${x} ${whole(60 + line * 22 + Math.sin((x / period) * Math.PI * 2 + phase) * rise)}`
    })
    return `<path d="M${points.join('L')}" stroke="${colours[line % colours.length]}" stroke-opacity="${(0.25 + line * 0.04).toFixed(2)}"/>`
  })
  return `<g fill="none" stroke-width="3" stroke-linejoin="round">${lines.join('')}</g>`
}

function clouds(random: Random, colours: readonly string[]): string {
  return colours
    .map(colour => {
      const [x, y] = [200 + random.integer(1_200), 80 + random.integer(240)]
      const points = Array.from(
        { length: 90 },
        () => `M${whole(x + random.normal() * 190)} ${whole(y + random.normal() * 80)}h0`,
      )
      return `<path d="${points.join('')}" stroke="${colour}" stroke-opacity=".7" stroke-width="14" stroke-linecap="round"/>`
    })
    .join('')
}

function bars(random: Random, colours: readonly string[]): string {
  let level = 120 + random.integer(120)
  return Array.from({ length: 40 }, (_, index) => {
    level = Math.min(340, Math.max(30, level + random.normal() * 40))
    return `<rect x="${index * 40 + 6}" y="${whole(height - level)}" width="28" height="${whole(level)}" rx="5" fill="${colours[index % 7 === 3 ? 2 : index % 2]}" fill-opacity=".75"/>`
  }).join('')
}
