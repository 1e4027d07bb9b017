/** A site's colours. One accent for the light theme and one for the dark, each readable where it is used. */
export type Theme = { accent: string; accentDark: string }

export const standardTheme: Theme = { accent: '#3350e6', accentDark: '#8fa2ff' }

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/.test(value)

/** The lightest and the darkest ground that accents stand on, as in ui/theme.css. */
export const grounds = { light: '#eef1f8', dark: '#121828' } as const
const least = 4.5

/** Relative luminance of a colour, 0 to 1. Source: WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The accent of each theme. */
export const accents = { light: 'accent', dark: 'accentDark' } as const satisfies Record<
  keyof typeof grounds,
  keyof Theme
>

/** How well an accent can be read as text on its ground, and whether that is enough (4.5 by WCAG AA). */
export function contrastOf(theme: Theme, of: keyof typeof grounds): { ratio: number; isEnough: boolean } {
  const ratio = contrast(theme[accents[of]], grounds[of])
  return { ratio, isEnough: ratio >= least }
}

/** Black or white, whichever can be read on an accent. */
const onColour = (colour: string) =>
  contrast(colour, '#ffffff') >= contrast(colour, '#0b0f19') ? '#ffffff' : '#0b0f19'

/** The custom properties that give a site its colours in both themes: `.site-theme` of ui/theme.css takes its own. */
export const themeStyle = ({ accent, accentDark }: Theme): Record<string, string> => ({
  '--site-accent': accent,
  '--site-on-accent': onColour(accent),
  '--site-accent-dark': accentDark,
  '--site-on-accent-dark': onColour(accentDark),
})
