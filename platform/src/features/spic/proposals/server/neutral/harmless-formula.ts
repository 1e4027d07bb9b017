/** Functions that compute with what is in the document. All others may fetch something, or lead out of it. */
const pure = new Set(
  (
    'ABS AND AVERAGE AVERAGEIF AVERAGEIFS CEILING COLUMN COLUMNS COUNT COUNTA COUNTBLANK COUNTIF COUNTIFS DATE DAY ' +
    'EDATE EOMONTH EXACT FALSE FIND FLOOR HLOOKUP HOUR IF IFERROR IFNA INDEX INT ISBLANK ISERR ISERROR ISEVEN ISNA ' +
    'ISNONTEXT ISNUMBER ISODD ISTEXT LARGE LEFT LEN LOOKUP LOWER MATCH MAX MEDIAN MID MIN MINUTE MOD MONTH ' +
    'NETWORKDAYS NOT NOW OR PERCENTILE POWER QUARTILE RANK RIGHT ROUND ROUNDDOWN ROUNDUP ROW ROWS SEARCH SIGN SMALL ' +
    'SQRT STDEV SUBSTITUTE SUBTOTAL SUM SUMIF SUMIFS SUMPRODUCT TEXT TIME TODAY TRIM TRUE UPPER VALUE VLOOKUP ' +
    'WEEKDAY WEEKNUM WORKDAY XOR YEAR'
  ).split(' '),
)

/** A formula without its text, and without the names of sheets: they may have brackets as in 'Sheet1 (2)' or lead out as in '[2]Lists'. */
const unquoted = (formula: string): string =>
  formula.replaceAll(/"(?:[^"]|"")*"|'(?:[^']|'')*'/g, quoted =>
    quoted.startsWith('"') ? '""' : /[[\]|\\]/.test(quoted) ? '[' : 'S',
  )

/**
 * A formula by which a document is shown, as a condition of a colour, the range of a chart or a list of choices. It stays if
 * it refers to the document alone and computes; otherwise it refers to nothing.
 */
export function harmlessFormula(formula: string): string {
  const said = unquoted(formula)
  const functions = [...said.matchAll(/([\p{L}\p{N}_.$]+)\s*\(/gu)].map(([, name = '']) =>
    name.toUpperCase().replace(/^_XLFN\./, ''),
  )
  return /[[\]|\\]/.test(said) || functions.some(name => !pure.has(name)) ? '#REF!' : formula
}

/** True if a formula has names besides those of functions, sheets and cells. */
const hasNames = (formula: string): boolean =>
  /[\p{L}_]/u.test(
    unquoted(formula)
      .replaceAll(/[\p{L}\p{N}_.$]+\s*[(!]/gu, '(')
      .replaceAll(/\$?\b[a-z]{1,3}(?:\$?\d+|:\$?[a-z]{1,3})\b|\b(?:true|false)\b/gi, ''),
  )

/** The formulas of the cells of one sheet, in their order. */
export class CellFormulas {
  /** Shared formulas that stay, by their `si`. Cells that use them have the number alone. */
  readonly #shared = new Set<string>()

  /**
   * True if the formula of the next cell stays: if it computes from cells alone, because a defined name may have lost what it
   * stood for, and the stored value is better than an error.
   */
  stays({ t = '', ref, si = '' }: Readonly<Record<string, string>>, text: string): boolean {
    const uses = t === 'shared' && ref === undefined
    const stays =
      ['', 'normal', 'array', 'shared'].includes(t) &&
      (uses ? this.#shared.has(si) : text !== '') &&
      harmlessFormula(text) !== '#REF!' &&
      !hasNames(text)
    if (t === 'shared' && !uses) this.#shared[stays ? 'add' : 'delete'](si)
    return stays
  }
}
