import type { Client } from './client.ts'
import { json, sizeText, table, tabbed } from './text.ts'
import type { Words } from './words.ts'

/** What every command is given. */
export type Session = {
  words: Words
  site: string
  lang: string
  /** Where the token comes from: a variable or a file. */
  token: { value: string; source: string } | undefined
  client: Client
  isJson: boolean
}

export const write = (text: string): void => void process.stdout.write(text)
/** Beside the answer, which a program may read. */
export const note = (text: string): void => void process.stderr.write(`${text}\n`)

type Column<Row> = { head: string; isNumber?: boolean; of: (row: Row) => string | number | null }

/** Rows as JSON for programs, aligned on a terminal, else with tabs. */
export function writeRows<Row>(
  { words, isJson }: Session,
  { rows, total, columns }: { rows: readonly Row[]; total?: number; columns: readonly Column<Row>[] },
  whole: unknown = rows,
): void {
  if (isJson) return write(json(whole))
  const cells = rows.map(row => columns.map(column => String(column.of(row) ?? '')))
  if (!process.stdout.isTTY) return write(tabbed(cells))
  write(rows.length === 0 ? `${words.nothing}\n` : table(columns, cells))
  if (total !== undefined && total > rows.length) note(words.shown(rows.length, total))
}

/** How far something is, in one line of a terminal that is written over; nothing elsewhere. */
export function makeProgress(name: string, size: number) {
  const { stderr } = process
  let last = 0
  return {
    tell(done: number) {
      const now = Date.now()
      if (!stderr.isTTY || (now - last < 100 && done < size)) return
      last = now
      const share = size === 0 ? 100 : Math.floor((done / size) * 100)
      stderr.write(`\r\u001b[K${name}  ${share}%  ${sizeText(done)} / ${sizeText(size)}`)
    },
    end() {
      if (stderr.isTTY && last > 0) stderr.write('\r\u001b[K')
    },
  }
}
