import { createHash } from 'node:crypto'
import { attempt, isSolved, riddleBits } from '../src/features/content/leads/rules.ts'
import { newRiddle } from '../src/features/content/leads/server/riddle.ts'
import type { World } from './world.ts'

/** A riddle of this world and its solution. */
export function solved({ settings, clock }: World): { riddle: string; nonce: number } {
  const riddle = newRiddle(settings.sessionSecret, clock.now())
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(attempt(riddle, nonce)).digest()
    if (isSolved(hash, riddleBits)) return { riddle, nonce }
  }
}
