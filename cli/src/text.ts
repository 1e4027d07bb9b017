/** Signs that move a terminal's cursor, color it, or turn the direction in which it is read. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u
const unseen = /^[\p{M}\p{Cf}]/u

/** One line of what others wrote, as a terminal may show it. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(unsafe, '\ufffd')

/** Columns of a terminal: Chinese signs take two. */
export function widthOf(text: string): number {
  let width = 0
  for (const sign of text) width += unseen.test(sign) ? 0 : wide.test(sign) ? 2 : 1
  return width
}

type Column = { head: string; isNumber?: boolean }

/** Aligned for people. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map(column => column.head), ...rows.map(row => row.map(plain))]
  const widths = columns.map((_, at) => Math.max(...lines.map(line => widthOf(line[at] ?? ''))))
  return lines
    .map(line =>
      line
        .map((cell, at) => {
          const space = ' '.repeat((widths[at] ?? 0) - widthOf(cell))
          return columns[at]?.isNumber ? space + cell : cell + space
        })
        .join('  ')
        .trimEnd(),
    )
    .map(line => `${line}\n`)
    .join('')
}

/** For programs: a tab between cells, and no head. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(plain).join('\t')}\n`).join('')

/** What JSON leaves as it is and a terminal would obey. */
export const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    sign => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  const number = bytes / 1024 ** power
  return `${power === 0 || number >= 100 ? Math.round(number) : number.toFixed(1)} ${units[power]}`
}

const two = (value: number) => String(value).padStart(2, '0')

/** An instant by the clock of this machine. */
export function timeText(instant: string): string {
  const at = new Date(instant)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}
