export type PageProblem = { status: number; errno: string; message: string }

/**
 * What a call of a loader failed with, for pages that can show it in its place instead of an error page: a link that
 * has expired, say. Anything else is thrown on.
 */
export function problemOf(error: unknown): PageProblem {
  const { data, init } = (error ?? {}) as {
    data?: { errno?: unknown; message?: unknown } | null
    init?: { status?: unknown } | null
  }
  if (typeof data?.errno !== 'string' || typeof data.message !== 'string' || typeof init?.status !== 'number')
    throw error
  return { status: init.status, errno: data.errno, message: data.message }
}
