export const budgets = ['undecided', 'small', 'middle', 'large'] as const
export const leadStates = ['new', 'talking', 'agreed', 'ended'] as const
export type LeadState = (typeof leadStates)[number]

export const leadsPerPage = 20
export const longestNeed = 2_000
export const longestNote = 1_000
/** How many cases of ended competitions are told. */
export const mostCases = 6

/** How many zeros a hash must begin with: a second or so of a phone's time, dear for whoever sends thousands. */
export const riddleBits = 17
/** A riddle is solved when a form is sent, not while it is filled in. */
export const riddleMinutes = 10

/** Whether a hash begins with as many zero bits. */
export const isSolved = (hash: Uint8Array, bits: number): boolean => {
  const whole = bits >> 3
  for (let at = 0; at < whole; at++) if (hash[at] !== 0) return false
  const rest = bits & 7
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0
}

/** What is hashed to solve a riddle. */
export const attempt = (riddle: string, nonce: number): string => `${riddle}.${nonce}`
