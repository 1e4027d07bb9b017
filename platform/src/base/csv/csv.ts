/** A number as spreadsheets read it: what begins with a sign and is one is no formula. */
const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
/**
 * What a spreadsheet takes for the beginning of a formula, also behind invisible characters: some programs drop them
 * and then read on. A tab and a return hide one by themselves.
 */
const formula =
  /^(?:[\t\r]|[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}]*[=+\-@\uff0b\uff0d\uff1d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212])/u

/**
 * Text that spreadsheets take for a number or a day and show with other digits: 007 becomes 7, 1E5 becomes 100000, 3-4 a
 * day in March. Days in ISO 8601 stay days.
 */
const rewritten = /^(?:0\d+|\d+e\d+|\d{1,4}[-/]\d{1,2}|\d{1,2}([-/.])\d{1,2}\1\d{1,4})$/i
/** Spreadsheets turn the digits after these into zeros. */
const mostDigits = 15
const significant = (text: string): number =>
  text.replace(/e.*$/i, '').replace('.', '').replace(/^-?0*/, '').length

const losesDigits = (text: string): boolean =>
  rewritten.test(text) || (number.test(text) && significant(text) > mostDigits)

type Cell = string | number | boolean | Date | null

/**
 * A cell of a CSV file that no spreadsheet runs or rewrites: what could be a formula begins with an apostrophe, and text
 * that would lose digits with a tab, which is not seen and makes it text.
 */
function cell(value: Cell): string {
  const text = value === null ? '' : value instanceof Date ? value.toISOString() : String(value)
  const isFormula = formula.test(text) && !number.test(text)
  const safe = isFormula ? `'${text}` : typeof value === 'string' && losesDigits(text) ? `\t${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

/** So that spreadsheets read the file as UTF-8. */
export const csvStart = '\uFEFF'
