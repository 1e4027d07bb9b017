export type GramMatches = { matched: number; ofReference: number; ofCandidate: number }

/**
 * How many n-grams of a candidate its reference has, each counted as often as in the reference at most, and how many
 * there are of both: for n from 1 to `longest`. Takes a step for each n and token: grams are numbered, never written out.
 */
export function gramMatches(
  reference: readonly string[],
  candidate: readonly string[],
  longest: number,
): GramMatches[] {
  const known = new Map<string, number>()
  for (const token of reference) if (!known.has(token)) known.set(token, known.size)
  const own = Int32Array.from(reference, token => known.get(token) ?? absent)
  const guessed = Int32Array.from(candidate, token => known.get(token) ?? absent)
  const found: GramMatches[] = []
  let [grams, guesses, different] = [own, guessed, known.size]
  for (let n = 1; n <= longest; n++) {
    if (n > 1) {
      const numbers = new Map<number, number>()
      const numberOf = (start: number, next: number) => start * known.size + next
      for (let at = 0; at + n <= own.length; at++) {
        const gram = numberOf(grams[at] as number, own[at + n - 1] as number)
        if (!numbers.has(gram)) numbers.set(gram, numbers.size)
      }
      const extend = (starts: Int32Array, tokens: Int32Array) =>
        Int32Array.from({ length: Math.max(0, tokens.length - n + 1) }, (_, at) => {
          const [start, next] = [starts[at] as number, tokens[at + n - 1] as number]
          return start === absent || next === absent ? absent : (numbers.get(numberOf(start, next)) ?? absent)
        })
      ;[grams, guesses, different] = [extend(grams, own), extend(guesses, guessed), numbers.size]
    }
    const left = new Int32Array(different)
    for (const gram of grams) left[gram] = (left[gram] as number) + 1
    let matched = 0
    for (const gram of guesses) {
      if (gram === absent || left[gram] === 0) continue
      left[gram] = (left[gram] as number) - 1
      matched += 1
    }
    found.push({ matched, ofReference: grams.length, ofCandidate: guesses.length })
  }
  return found
}

const absent = -1
