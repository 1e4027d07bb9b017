/** Runs at most so many of a key at once in this process; others wait for their turn. */
export function makeTurns(most: number) {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < most) line.running += 1
    else await new Promise<void>(done => line.waiting.push(done))
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      // The one after it takes over its place.
      if (next) next()
      else if (--line.running === 0) lines.delete(key)
    }
  }
}
