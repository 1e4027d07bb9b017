import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { scanTable, type Scan } from './scan-table.ts'

/** A table as the database reads it, and what one walk through it has told. */
export type Source = { path: string; separator: string; scan: Scan }

/**
 * Walks a table, and where it is not as the database reads tables writes it so: the same records, one a line, at
 * `normalPath`. A file with issues is left as it is.
 */
export async function openTable(path: string, separator: string, normalPath: string): Promise<Source> {
  const scan = await scanTable(path, separator)
  if (scan.isNormal || scan.issues.length > 0) return { path, separator, scan }
  await writeNormal(path, separator, normalPath)
  return { path: normalPath, separator, scan }
}

async function writeNormal(path: string, separator: string, normalPath: string): Promise<void> {
  const file = createWriteStream(normalPath)
  const failed = finished(file)
  let isHeader = true
  let held: Uint8Array[] = []
  await scanTable(path, separator, {
    onBytes: bytes => void (isHeader || held.push(Buffer.from(bytes))),
    onEnd: () => {
      // The database skips the header, which may have line breaks of its own.
      file.write(isHeader ? 'header' : Buffer.concat(held))
      file.write('\n')
      isHeader = false
      held = []
    },
  })
  file.end()
  await failed
}

/** The lines on which these records begin; `rows` counts records after the header from 0. */
export async function linesOfRows(
  path: string,
  separator: string,
  rows: readonly number[],
): Promise<Map<number, number>> {
  const wanted = new Set(rows)
  const found = new Map<number, number>()
  await scanTable(path, separator, {
    onRow: (row, line) => void (wanted.has(row) && found.set(row, line)),
  })
  return found
}
