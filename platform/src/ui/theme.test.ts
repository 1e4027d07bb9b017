import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')

/** The custom properties of the first rule with this selector. */
function tokens(selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`)
  expect(from, `no rule ${selector}`).toBeGreaterThan(-1)
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

/** Relative luminance of `#rrggbb` or `#rgb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const light = tokens(':root')
const dark = tokens(":root[data-theme='dark']")

test('dark by choice is dark by system', () => {
  expect(Object.keys(dark).length).toBeGreaterThan(15)
  expect(tokens(":root:is([data-theme='system'], :not([data-theme]))")).toEqual(dark)
})

const texts = [
  ...['text', 'muted', 'accent', 'good', 'warn', 'bad'].flatMap(ink =>
    ['page', 'card', 'sunken'].map(ground => [ink, ground]),
  ),
  ...['accent', 'good', 'warn', 'bad'].flatMap(tone => [
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
  ]),
  ['muted', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['card', 'bad'],
]
test('text on the scoreboard and on medals can be read: 4.5 to 1', () => {
  for (const [ink, ground] of [
    ['board-text', 'board'],
    ['board-muted', 'board'],
    ['board-score', 'board'],
    ['on-gold', 'gold'],
    ['on-silver', 'silver'],
    ['on-bronze', 'bronze'],
  ] as [string, string][])
    expect(contrast(light[ink] as string, light[ground] as string), `${ink} on ${ground}`).toBeGreaterThan(
      4.5,
    )
})

test.each([
  ['light', light],
  ['dark', dark],
])('text of the %s theme can be read: 4.5 to 1', (_, theme) => {
  for (const [ink, ground] of texts as [string, string][])
    expect(contrast(theme[ink] as string, theme[ground] as string), `${ink} on ${ground}`).toBeGreaterThan(
      4.5,
    )
})

test.each([
  ['light', light],
  ['dark', dark],
])('the frames of fields in the %s theme are seen: 3 to 1', (_, theme) => {
  for (const ground of ['page', 'card'])
    expect(contrast(theme['line-strong'] as string, theme[ground] as string), ground).toBeGreaterThan(3)
})
