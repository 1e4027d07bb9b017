import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { Services } from '../../../../base/services.ts'
import { seal, unseal } from '../../../../base/http/seal.ts'
import { sessionCookie } from '../../../../base/http/session-cookie.ts'
import { languages, type Lang } from '../../../../base/web/language.ts'
import type { Settings } from '../../../../base/config/settings.ts'
import { waitingAt } from '../../../../base/web/waiting.ts'
import { sameSitePath } from '../../../../base/web/same-site-path.ts'
import { LeavingError, signIn, type Claims } from './commands/sign-in.ts'
import { registerBackChannelLogout } from './back-channel.ts'
import { discoverIssuer, ssoIdOf } from './issuer.ts'
import { hashSecret, makeSecret } from '../../../../base/secrets.ts'
import { keepDisplay } from './display-cookies.ts'
import { deviceCookie, deviceCookieDays, isDevice, keepTraces } from './commands/keep-traces.ts'

const attemptCookie = 'leitai_sign_on'
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  expires: z.number(),
})

/** The platform's side of OpenID Connect: code flow with PKCE, state and nonce, against whichever issuer is set. */
export function registerSignOn(app: FastifyInstance, services: Services): void {
  const { settings, clock, db } = services
  const redirectUri = `${settings.publicUrl}/sso/callback`

  const start = async (request: FastifyRequest, reply: FastifyReply, lang: Lang) => {
    const configuration = await discoverIssuer(settings).catch(away(request))
    if (!configuration) return reply.redirect('/error?code=503')
    const verifier = oidc.randomPKCECodeVerifier()
    const query = request.query as {
      return?: unknown
      screen?: unknown
      mode?: unknown
      again?: unknown
    }
    const kept = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier,
      returnTo: sameSitePath(typeof query.return === 'string' ? query.return : null, settings.publicUrl),
      expires: clock.now().getTime() + 30 * 60_000,
    }
    // What to say of it is known to our own sign-on site alone.
    const waits = settings.embeddedSso ? waitingAt(kept.returnTo) : undefined
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid profile email phone',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: kept.state,
      nonce: kept.nonce,
      ui_locales: lang,
      ...(waits ? { waits } : {}),
      // Who is about to do what cannot be undone proves anew who they are; the issuer then says when they did.
      ...(query.again === '1' ? { prompt: 'login', max_age: '0' } : {}),
      ...(query.screen === 'register'
        ? { screen: 'register' }
        : query.mode === 'code'
          ? { screen: 'code' }
          : {}),
    })
    reply.setCookie(attemptCookie, seal(kept, settings.sessionSecret), {
      ...cookieOptions(settings),
      path: '/sso',
      maxAge: 1800,
    })
    return reply.header('cache-control', 'no-store').redirect(address.href)
  }
  for (const lang of languages) {
    app.get(`/${lang}/login2`, (request, reply) => start(request, reply, lang))
  }

  app.get('/sso/callback', async (request, reply) => {
    reply.header('cache-control', 'no-store').clearCookie(attemptCookie, { path: '/sso' })
    const kept = attempt.safeParse(unseal(request.cookies[attemptCookie], settings.sessionSecret))
    // A stale or foreign answer starts over; a loop is cut by the error that the sign-on site then shows.
    if (!kept.success || kept.data.expires < clock.now().getTime()) return reply.redirect('/error?code=401')
    const configuration = await discoverIssuer(settings).catch(away(request))
    if (!configuration) return reply.redirect('/error?code=503')
    let tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>
    let info: oidc.UserInfoResponse
    try {
      tokens = await oidc.authorizationCodeGrant(configuration, new URL(request.url, settings.publicUrl), {
        pkceCodeVerifier: kept.data.verifier,
        expectedState: kept.data.state,
        expectedNonce: kept.data.nonce,
        idTokenExpected: true,
      })
      info = await oidc.fetchUserInfo(configuration, tokens.access_token, tokens.claims()?.sub ?? '')
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'sign-on was refused')
      return reply.redirect('/error?code=401')
    }
    const previous = request.cookies[sessionCookie]
    const carried = request.cookies[deviceCookie]
    const device = isDevice(carried) ? carried : makeSecret()
    const signedIn = await db
      .transaction()
      .execute(async tx => {
        // A new session at each login; the one that came with the request ends.
        if (previous) await tx.deleteFrom('session').where('token_hash', '=', hashSecret(previous)).execute()
        const now = clock.now()
        const one = await signIn(tx, claimsOf(info, settings), {
          idToken: tokens.id_token,
          sid: sidOf(tokens),
          authenticatedAt: authenticatedAtOf(tokens),
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          now,
          days: settings.SESSION_DAYS,
          adminEmails: settings.ADMIN_EMAILS,
        })
        const from = { address: request.ip, device, secret: settings.sessionSecret, now }
        await keepTraces(tx, { userId: one.userId, ...from })
        return one
      })
      .catch((error: unknown) => {
        if (error instanceof LeavingError) return undefined
        throw error
      })
    if (!signedIn) return reply.redirect('/error?code=410')
    const { secret, display } = signedIn
    reply.setCookie(deviceCookie, device, {
      ...cookieOptions(settings),
      path: '/',
      maxAge: deviceCookieDays * 86_400,
    })
    // Until they chose for the account, this device stays as it is.
    if (display.theme !== null) keepDisplay(reply, settings, display)
    reply.setCookie(sessionCookie, secret, {
      ...cookieOptions(settings),
      path: '/',
      maxAge: settings.SESSION_DAYS * 86_400,
    })
    return reply.redirect(kept.data.returnTo)
  })

  registerBackChannelLogout(app, services)
}

/** Where the sign-on site ends its own session and sends the person home; null when the issuer offers none. */
export async function endSessionAddress(settings: Settings, idToken: string | null): Promise<string | null> {
  const configuration = await discoverIssuer(settings)
  if (!configuration.serverMetadata().end_session_endpoint) return null
  const parameters = {
    post_logout_redirect_uri: `${settings.publicUrl}/`,
    client_id: settings.SSO_CLIENT_ID,
    ...(idToken ? { id_token_hint: idToken } : {}),
  }
  return oidc.buildEndSessionUrl(configuration, parameters).href
}

export const cookieOptions = (settings: Settings) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: settings.secureCookies,
})

function claimsOf(info: oidc.UserInfoResponse, settings: Settings): Claims {
  return {
    ssoId: ssoIdOf(settings, info.sub),
    name: info.name ?? info.preferred_username,
    email: isYes(info.email_verified) ? info.email : undefined,
    emailBound: Boolean(info.email) && isYes(info.email_verified),
    phoneBound: Boolean(info.phone_number) && isYes(info.phone_number_verified),
  }
}

/** What the issuer calls its session, where it says so. */
function sidOf(tokens: oidc.TokenEndpointResponseHelpers): string | undefined {
  const sid = tokens.claims()?.sid
  return typeof sid === 'string' ? sid : undefined
}

/** `auth_time`, which issuers say where they are asked to have a person prove who they are. */
function authenticatedAtOf(tokens: oidc.TokenEndpointResponseHelpers): Date | undefined {
  const at = tokens.claims()?.auth_time
  return typeof at === 'number' ? new Date(at * 1000) : undefined
}

/** Some issuers write these as text, and "false" is not yes: an address that is not verified may be anybody's. */
const isYes = (claim: unknown) => claim === true || claim === 'true'

/** An issuer that does not answer is its operator's matter; the person gets a page that says to come back. */
const away = (request: FastifyRequest) => (error: Error) =>
  void request.log.error({ reason: error.message }, 'the issuer did not answer')
