import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { removeAccount } from '../accounts.ts'
import { tellOfLogouts } from '../sign-off.ts'
import type { Site } from '../site-parts.ts'

/** The platform, and nobody else, has an account forgotten whose person left. Twice is once. */
export function registerRemoval(app: FastifyInstance, site: Site): void {
  const { db, settings, now } = site
  app.post('/accounts/remove', async (request, reply) => {
    const { client_id: id, client_secret: secret, sub } = (request.body ?? {}) as Record<string, unknown>
    if (!isSame(id, settings.SSO_CLIENT_ID) || !isSame(secret, settings.SSO_CLIENT_SECRET))
      return reply.code(401).send({ error: 'invalid_client' })
    if (typeof sub !== 'string') return reply.code(400).send({ error: 'invalid_request' })
    await removeAccount(db, sub, now())
    await tellOfLogouts(site, sub)
    return reply.code(204).send()
  })
}

/** Takes as long wherever they differ. */
const isSame = (given: unknown, expected: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(expected))

const digest = (text: string) => createHash('sha256').update(text).digest()
