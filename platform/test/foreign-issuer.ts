import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

type IdClaims = Record<string, unknown>
export type ForeignIssuer = {
  issuer: string
  /** Changes the claims of every id token that is given out, signed with the issuer's own key. */
  forge: ((claims: IdClaims) => IdClaims) | undefined
  /** What the issuer says of a person, by subject. */
  people: Map<string, Record<string, unknown>>
  /** Where the platform is really found, for what the issuer itself tells it. */
  platformAt: string
  /** Any claims under any head, signed with the issuer's own key. */
  sign(claims: IdClaims, head?: IdClaims): string
  close(): Promise<void>
}

/** Somebody else's OpenID Connect provider: below a path, with pages, subjects and a client of its own making. */
export async function startForeignIssuer(client: {
  id: string
  secret: string
  platform: string
}): Promise<ForeignIssuer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'foreign', use: 'sig', alg: 'RS256' }
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const mount = '/realms/somebody'
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${mount}/`
  const people: ForeignIssuer['people'] = new Map()
  const self: ForeignIssuer = {
    issuer,
    people,
    forge: undefined,
    platformAt: client.platform,
    sign(claims, head = {}) {
      const parts = [{ alg: 'RS256', kid: key.kid, ...head }, claims]
      const text = parts.map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
      return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
    },
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${client.platform}/sso/callback`],
        post_logout_redirect_uris: [`${client.platform}/`],
        backchannel_logout_uri: `${client.platform}/sso/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [key as never] },
    cookies: { keys: ['a key of the tests'] },
    claims: {
      profile: ['name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    pkce: { required: () => true },
    // The method that every issuer must have, and the sign-on site of this repository does not use.
    clientAuthMethods: ['client_secret_basic'],
    features: { backchannelLogout: { enabled: true } },
    // Without the guard against addresses of this machine, which is where tests run.
    fetch: (url, options) => {
      const direct = { ...options, dispatcher: undefined }
      return fetch(String(url).replace(client.platform, self.platformAt), direct)
    },
  })
  provider.use(async (ctx, next) => {
    await next()
    const body = ctx.body as { id_token?: string } | undefined
    if (!self.forge || !body?.id_token) return
    const claims = Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString()
    body.id_token = self.sign(self.forge(JSON.parse(claims)))
  })
  const answer = provider.callback()
  server.on('request', (request, reply) => {
    // oidc-provider reads where it is mounted from the difference of the two.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(mount.length) || '/' })
    void answer(request, reply)
  })
  return self
}
