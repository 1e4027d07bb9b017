/** What a reader says of a file: what is wrong, and where. */
export type Told = {
  code: string
  column?: string | undefined
  line?: number | undefined
  entry?: number | undefined
  /** Where any line of an entry will do: the first and the last one. */
  lines?: readonly [number, number] | undefined
}

export type Row = { cells: string[]; line?: number; entry?: number; lines?: readonly [number, number] }

export const mostTold = 20

/** Whether the product tells the same; of an entry's lines any will do. */
export function agree(product: readonly Told[], reference: readonly Told[]): boolean {
  return (
    product.length === reference.length &&
    reference.every((told, index) => {
      const other = product[index]
      if (
        !other ||
        other.code !== told.code ||
        !isShown(told.column, other.column) ||
        other.entry !== told.entry
      )
        return false
      if (!told.lines) return other.line === told.line
      return other.line !== undefined && other.line >= told.lines[0] && other.line <= told.lines[1]
    })
  )
}

/** Names are shown with what cannot be seen as its code, and cut where they are longer than a line. */
function isShown(name: string | undefined, shown: string | undefined): boolean {
  if (name === undefined || shown === undefined) return name === shown
  const plain = shown.replaceAll(/\\u([0-9a-f]{4})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return plain === name || (plain.endsWith('…') && name.startsWith(plain.slice(0, -1)))
}
