import type { FastifyInstance, FastifyReply } from 'fastify'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Settings } from '../../../../base/config/settings.ts'
import type { Services } from '../../../../base/services.ts'
import { endIssuerSessions } from './commands/end-issuer-sessions.ts'
import { discoverIssuer, ssoIdOf } from './issuer.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'
const name = z.string().min(1).max(255)
/** What a logout token must say besides who speaks, to whom and when (OpenID Connect Back-Channel Logout 1.0, 2.4 and 2.6). */
const claims = z
  .object({
    jti: name,
    sub: name.optional(),
    sid: name.optional(),
    events: z.object({ [event]: z.object({}) }),
    // An id token has one, and must not pass for this.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

const believedFor = 10 * 60
const clockTolerance = 30
const types = ['jwt', 'logout+jwt']

/** The issuer says that somebody has logged out there or changed their password: their sessions here end too. */
export function registerBackChannelLogout(app: FastifyInstance, services: Services): void {
  const { settings, clock, db } = services
  void app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, text, done) => done(null, new URLSearchParams(text)),
    )
    scope.post('/sso/backchannel-logout', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null
      if (!token) return refuse(reply)
      const now = clock.now()
      let word: z.output<typeof claims>
      try {
        word = claims.parse(await verified(token, settings, now))
      } catch (error) {
        const reason = (error as Error).message
        if (isRefusal(error)) {
          request.log.warn({ reason }, 'a word of logout was refused')
          return refuse(reply)
        }
        request.log.error({ reason }, 'the issuer’s keys could not be had')
        return reply.code(503).header('retry-after', '60').send()
      }
      const isFirst = await db.transaction().execute(tx =>
        endIssuerSessions(tx, {
          jti: word.jti,
          until: new Date(now.getTime() + (believedFor + 2 * clockTolerance) * 1000),
          ssoId: word.sub === undefined ? undefined : ssoIdOf(settings, word.sub),
          sid: word.sid,
          address: request.ip,
          now,
        }),
      )
      return isFirst ? reply.code(200).send() : refuse(reply)
    })
  })
}

const refuse = (reply: FastifyReply) => reply.code(400).send({ error: 'invalid_request' })

/** Wrong in itself, rather than not to be judged at the moment. */
const isRefusal = (error: unknown) =>
  error instanceof z.ZodError || (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))

async function verified(token: string, settings: Settings, now: Date): Promise<unknown> {
  const { issuer, jwks_uri: keys } = (await discoverIssuer(settings)).serverMetadata()
  if (!keys) throw new Error('the issuer names no keys')
  const { payload, protectedHeader } = await jwtVerify(token, keysAt(keys), {
    issuer,
    audience: settings.SSO_CLIENT_ID,
    // Keys of the issuer alone: never the client's secret, which others may hold too, and never nobody's.
    algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
    maxTokenAge: believedFor,
    clockTolerance,
    currentDate: now,
  })
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '') ?? 'jwt'
  if (!types.includes(type)) throw new errors.JWTInvalid(`a token of type ${type} is no word of logout`)
  return payload
}

const keySets = new Map<string, JWTVerifyGetKey>()
/** Fetched when first needed, and again when the issuer signs with a key that is not among them. */
function keysAt(address: string): JWTVerifyGetKey {
  const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address))
  keySets.set(address, known)
  return known
}
