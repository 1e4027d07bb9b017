import { refusalIn } from './network-error.ts'

const keys = new Map<string, string>()

/**
 * Sends what is to be done, under a key that stays its own until the platform has answered: sent again after a cut
 * line, by itself or by another press, it is done once. `what` tells one intention from another.
 */
export async function underKey<T>(what: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = keys.get(what) ?? crypto.randomUUID()
  keys.set(what, key)
  try {
    const answer = await send(key)
    keys.delete(what)
    return answer
  } catch (error) {
    // A server that failed may have done it all the same.
    const refusal = refusalIn(error)
    if (refusal && refusal.httpStatus < 500) keys.delete(what)
    throw error
  }
}
