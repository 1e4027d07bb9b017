import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '../../../../base/http/seal.ts'

/** How long a link lets people in. */
export const invitationLife = 7 * 86_400_000

/** 128 random bits. */
export const makeNonce = (): string => randomBytes(16).toString('base64url')

const sealed = z.object({ team: z.number(), nonce: z.string() })

/**
 * What a link carries. It is made anew from the stored nonce whenever the captain looks, so that no usable link stands
 * in the database; a new nonce ends all earlier links.
 */
export const sealInvitation = (teamId: number, nonce: string, key: string): string =>
  seal({ team: teamId, nonce }, `team invitation ${key}`)

/** What is not ours reads as nothing. */
export function unsealInvitation(token: string, key: string): { teamId: number; nonce: string } | null {
  const parsed = sealed.safeParse(unseal(token, `team invitation ${key}`))
  return parsed.success ? { teamId: parsed.data.team, nonce: parsed.data.nonce } : null
}
