const most = 50
const separators = [',', '\t', ';', '|']

/** The first records of a text: fields in double quotes may hold separators, line ends and doubled quotes. */
export function firstRecords(text: string, separator: string, isCut: boolean): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let field = ''
  let isQuoted = false
  const end = () => {
    record.push(field)
    field = ''
  }
  const endRecord = () => {
    end()
    if (record.length > 1 || record[0] !== '') records.push(record)
    record = []
  }
  for (let at = 0; at < text.length && records.length < most; at++) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text[at + 1] === '"') {
        field += '"'
        at++
      } else isQuoted = false
    } else if (sign === '"' && field === '') isQuoted = true
    else if (sign === separator) end()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++
      endRecord()
    } else field += sign
  }
  // The last one of a text that is cut is not whole.
  if (records.length < most && !isCut && (field !== '' || record.length > 0)) endRecord()
  return records
}

/** The separator that gives most records the same number of fields, and more than one. */
export function guessSeparator(text: string, isCut: boolean): string {
  const rate = (separator: string) => {
    const records = firstRecords(text, separator, isCut)
    const width = records[0]?.length ?? 0
    const same = records.filter(record => record.length === width).length
    return width > 1 ? (same / records.length) * 1_000 + Math.min(width, 100) : 0
  }
  return separators.toSorted((a, b) => rate(b) - rate(a))[0] as string
}

/** Names for columns: what the header says, else their number; each once. */
export function columnNames(first: readonly string[], isHeader: boolean): string[] {
  const taken = new Set<string>()
  return first.map((field, index) => {
    const said = isHeader ? field.trim().slice(0, 200) : ''
    const name = said === '' ? `column ${index + 1}` : said
    let own = name
    for (let copy = 2; taken.has(own); copy++) own = `${name} (${copy})`
    taken.add(own)
    return own
  })
}

/** A first line of nothing but numbers is data. */
export const isHeader = (record: readonly string[]): boolean =>
  record.some(field => field.trim() !== '' && Number.isNaN(Number(field)))
