/** The shortest wait between two questions for what is unread, where news do not come by themselves. */
export const shortestWait = 60_000

/** How long to wait for the next question: shortest after something came, longer while nothing does, twice as long after a failure. */
export function nextWait(wait: number, outcome: 'grown' | 'same' | 'failed'): number {
  if (outcome === 'grown') return shortestWait
  return outcome === 'failed' ? wait * 2 : wait + 30_000
}
