/** How labels of a column are compared, as its answers decide: as whole numbers, as true and false, or letter by letter. */
export type LabelKind = 'integer' | 'boolean' | 'text'

const integer = /^(?:0|-?[1-9]\d{0,17})(?:\.0+)?$/
const truth = /^(?:true|false)$/i

/**
 * The kind of a column whose different answers these are. Codes such as 01 are text: they are not how a number is
 * written. So are answers that would become one, as 1 and 1.0 or True and true would.
 */
export function labelKind(answers: readonly string[]): LabelKind {
  const kind = writtenAs(answers)
  const different = new Set(answers.map(answer => canonicalLabel(answer, kind)))
  return different.size === new Set(answers).size ? kind : 'text'
}

function writtenAs(answers: readonly string[]): LabelKind {
  if (answers.length > 0 && answers.every(answer => integer.test(answer))) return 'integer'
  return answers.length > 0 && answers.every(answer => truth.test(answer)) ? 'boolean' : 'text'
}

// Whole numbers as they come out of tables of decimals: 1.0, 01, +1 and 1e0.
const wholeNumber = /^([+-]?)0*(\d+?)(?:\.0*)?$/
const scientific = /^[+-]?\d+(?:\.\d+)?[eE][+-]?\d{1,2}$/

/** A label in the one way in which labels of this kind are compared: 1.0 and 01 are 1 among whole numbers. */
export function canonicalLabel(text: string, kind: LabelKind): string {
  // A line break is one, however the program that wrote the file ends its lines.
  const label = text.trim().replaceAll(/\r\n?/g, '\n')
  if (kind === 'text') return label
  if (kind === 'boolean') {
    const whole = wholeLabel(label)
    if (whole === '1') return 'true'
    if (whole === '0') return 'false'
    return truth.test(label) ? label.toLowerCase() : label
  }
  if (truth.test(label)) return label.toLowerCase() === 'true' ? '1' : '0'
  return wholeLabel(label) ?? label
}

/** The text of a whole number however it is written; undefined for what is none. */
function wholeLabel(label: string): string | undefined {
  const found = wholeNumber.exec(label)
  if (found) return found[2] === '0' ? '0' : `${found[1] === '-' ? '-' : ''}${found[2]}`
  if (!scientific.test(label)) return undefined
  const value = Number(label)
  return Number.isSafeInteger(value) ? String(value === 0 ? 0 : value) : undefined
}
