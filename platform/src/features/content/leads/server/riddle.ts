import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import { seal, unseal } from '../../../../base/http/seal.ts'
import { leadFaults } from '../faults.ts'
import { attempt, isSolved, riddleBits, riddleMinutes } from '../rules.ts'

const content = z.object({ for: z.literal('lead'), id: z.string(), until: z.number() })

/** A riddle of this site, to be solved within minutes. */
export const newRiddle = (secret: string, now: Date): string =>
  seal({ for: 'lead', id: randomUUID(), until: now.getTime() + riddleMinutes * 60_000 }, secret)

/** Refuses what this site did not ask, what is too old, and what is no solution; answers which riddle it was. */
export function requireSolved(
  { riddle, nonce }: { riddle: string; nonce: number },
  secret: string,
  now: Date,
): string {
  const read = content.safeParse(unseal(riddle, secret))
  const hash = createHash('sha256').update(attempt(riddle, nonce)).digest()
  if (!read.success || read.data.until < now.getTime() || !isSolved(hash, riddleBits))
    throw new Failure(leadFaults.riddleUnsolved)
  return read.data.id
}
