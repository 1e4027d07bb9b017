/** What the browser keeps for this site, for good or for this tab; undefined where its reader forbids keeping anything. */
export function browserStore(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? localStorage : sessionStorage
  } catch {
    // Even naming it throws there.
    return undefined
  }
}
