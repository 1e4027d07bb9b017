/** What a page does without where it is not there: null for a 404, anything else fails the page. */
export function unlessMissing(error: unknown): null {
  const { init } = (error ?? {}) as { init?: { status?: number } | null }
  if (init?.status === 404) return null
  throw error
}
