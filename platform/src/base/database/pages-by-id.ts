const atOnce = 500

/** All rows of a query in the order of their ids, the smallest first, page by page: `read` gives those after an id. */
export async function* pagesById<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const rows = await read(after, atOnce)
    const last = rows.at(-1)
    if (last) yield rows
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}
