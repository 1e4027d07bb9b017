import { sha256 } from '@noble/hashes/sha2'
import { attempt, isSolved } from '../rules.ts'

const atOnce = 4_000

/**
 * The first number that solves a riddle. Web Crypto is there on HTTPS alone, and a site may stand in a network without
 * it. The page stays alive meanwhile.
 */
export async function solveRiddle(riddle: string, bits: number): Promise<number> {
  const encoder = new TextEncoder()
  for (let nonce = 0; ; nonce++) {
    if (nonce % atOnce === 0) await new Promise(done => setTimeout(done))
    if (isSolved(sha256(encoder.encode(attempt(riddle, nonce))), bits)) return nonce
  }
}
