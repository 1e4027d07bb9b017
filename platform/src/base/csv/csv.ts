/** A number as spreadsheets read it: what begins with a sign and is one is no formula. */
const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
/**
 * What a spreadsheet takes for the beginning of a formula, also behind signs that nobody sees: some programs drop them
 * and then read on. A tab and a return hide one by themselves.
 */
const formula =
  /^(?:[\t\r]|[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}]*[=+\-@\uff0b\uff0d\uff1d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212])/u

type Cell = string | number | boolean | Date | null

/** A cell of a CSV file that no spreadsheet runs: what could be a formula begins with an apostrophe. */
function cell(value: Cell): string {
  const text = value === null ? '' : value instanceof Date ? value.toISOString() : String(value)
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

/** So that spreadsheets read the file as UTF-8. */
export const csvStart = '\uFEFF'
