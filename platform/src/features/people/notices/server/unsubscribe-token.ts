import { z } from 'zod'
import { seal, unseal } from '../../../../base/http/seal.ts'

/** What a mail's link switches off for whom: one kind's mails, or the digest. */
export type Unsubscribing = { userId: number; what: string }
export const digest = 'digest'

const content = z.object({ for: z.literal('unsubscribe'), u: z.number(), k: z.string() })

export const unsubscribeToken = ({ userId, what }: Unsubscribing, secret: string): string =>
  seal({ for: 'unsubscribe', u: userId, k: what }, secret)

/** Null where nobody of this site sealed it. */
export function readUnsubscribeToken(token: string, secret: string): Unsubscribing | null {
  const read = content.safeParse(unseal(token, secret))
  return read.success ? { userId: read.data.u, what: read.data.k } : null
}
