/** The same list with one item at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** The same list with one item replaced. */
export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, index) => (index === at ? item : one))

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)

/** An id for a block that no other of its page has. */
export const newBlockId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => (byte % 36).toString(36)).join('')
