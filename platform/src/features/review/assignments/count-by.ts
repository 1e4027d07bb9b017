/** How many there are of each key. */
export function countBy<T, K>(list: Iterable<T>, keyOf: (one: T) => K): Map<K, number> {
  const counts = new Map<K, number>()
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return counts
}
