/** Counts of ranks that grow one by one, and how many ranks up to one there are, each in the logarithm of their number (Fenwick 1994). */
export function makeCounts(size: number) {
  const tree = new Float64Array(size + 1)
  let all = 0
  return {
    /** How many were added. */
    all: () => all,
    add(rank: number) {
      all += 1
      for (let at = rank; at <= size; at += at & -at) tree[at] = (tree[at] as number) + 1
    },
    /** How many of at most this rank were added; ranks begin with 1. */
    upTo(rank: number): number {
      let sum = 0
      for (let at = rank; at > 0; at -= at & -at) sum += tree[at] as number
      return sum
    },
  }
}
