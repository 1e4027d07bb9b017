import { randomBytes } from 'node:crypto'
import Provider, { type ClientMetadata, type JWK, type KoaContextWithOIDC } from 'oidc-provider'
import { exportJWK, generateKeyPair } from 'jose'
import { findBySub } from './accounts.ts'
import type { Db } from './database.ts'
import { makeAdapter } from './oidc-adapter.ts'
import { errorPage, logoutPage, notFoundPage } from './pages/oidc-pages.ts'
import { chooseLang } from './language.ts'
import type { Settings } from './settings.ts'
import { noteLogout } from './sign-off.ts'

const hours = 3600

/** The OpenID Connect provider: code flow with PKCE for the one first-party client, keys kept in the database. */
export async function makeProvider(
  db: Db,
  settings: Settings,
  onError: (reason: string) => void,
): Promise<Provider> {
  const client: ClientMetadata = {
    client_id: settings.SSO_CLIENT_ID,
    client_secret: settings.SSO_CLIENT_SECRET,
    redirect_uris: [`${settings.platform}/sso/callback`],
    post_logout_redirect_uris: [`${settings.platform}/`],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_post',
    backchannel_logout_uri: `${settings.platform}/sso/backchannel-logout`,
    backchannel_logout_session_required: true,
  }
  type Asking = Pick<KoaContextWithOIDC, 'get'> & { oidc?: Pick<KoaContextWithOIDC['oidc'], 'params'> }
  const langOf = (ctx: Asking) =>
    chooseLang(ctx.oidc?.params?.ui_locales as string | undefined, ctx.get('accept-language'))
  const provider = new Provider(settings.issuer, {
    adapter: makeAdapter(db, () => new Date()),
    clients: [client],
    jwks: { keys: [await keptSigningKey(db)] },
    cookies: {
      keys: [settings.SSO_COOKIE_SECRET],
      names: { session: 'leitai_sso', interaction: 'leitai_sso_interaction', resume: 'leitai_sso_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: '/', signed: true },
      short: { httpOnly: true, sameSite: 'lax', path: '/', signed: true },
    },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', 'phone'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'locale'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    conformIdTokenClaims: false,
    findAccount: async (_ctx, sub) => {
      const account = await findBySub(db, sub)
      if (!account || account.disabled_at) return undefined
      return {
        accountId: sub,
        claims: () => ({
          sub,
          name: account.name,
          locale: account.locale,
          ...(account.email
            ? { email: account.email, email_verified: account.email_verified_at !== null }
            : {}),
          ...(account.phone
            ? { phone_number: account.phone, phone_number_verified: account.phone_verified_at !== null }
            : {}),
        }),
      }
    },
    // The platform is our own: nobody is asked whether it may know who they are.
    loadExistingGrant: async ctx => {
      const { client: asking, session, params, provider: own } = ctx.oidc
      if (!asking || !session?.accountId) return undefined
      const grant = new own.Grant({ clientId: asking.clientId, accountId: session.accountId })
      grant.addOIDCScope(typeof params?.scope === 'string' ? params.scope : 'openid')
      await grant.save()
      return grant
    },
    // `screen=register` opens the registration instead of the login, `screen=code` the login by code; `waits` names what
    // the person came for.
    extraParams: ['screen', 'waits'],
    interactions: {
      url: (ctx, interaction) => {
        const { screen } = ctx.oidc.params ?? {}
        const page = screen === 'register' ? 'register' : 'login2'
        return `/${langOf(ctx)}/${page}?uid=${interaction.uid}${screen === 'code' ? '&mode=code' : ''}`
      },
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => logoutPage(ctx, form, langOf(ctx)),
        postLogoutSuccessSource: ctx => void ctx.redirect(settings.platform),
      },
    },
    // The one client is our own platform, which may well be on this machine: the provider's guard against that is not for it.
    fetch: (address, options) => {
      const unguarded = { ...options, dispatcher: undefined }
      return fetch(address, unguarded)
    },
    renderError: (ctx, out) => errorPage(ctx, out, langOf(ctx), settings.platform),
    ttl: {
      AccessToken: hours,
      AuthorizationCode: 60,
      IdToken: hours,
      Interaction: hours,
      Session: 14 * 24 * hours,
      Grant: 14 * 24 * hours,
    },
  })
  provider.proxy = settings.TRUST_PROXY
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.status !== 404 || ctx.body !== undefined || !ctx.accepts('html')) return
    ctx.status = 404
    notFoundPage(ctx, langOf(ctx), settings.platform)
  })
  provider.on('backchannel.error', (_ctx, _error, _client, sub, sid) => {
    noteLogout(db, { sub, sid }, new Date()).catch((error: Error) => onError(error.message))
  })
  return provider
}

async function keptSigningKey(db: Db): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const made = {
    ...(await exportJWK(privateKey)),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  }
  // Several copies may start at once: the first one's key is everybody's.
  await db
    .insertInto('sso.kept_key')
    .values({ name: 'signing', value: JSON.stringify(made) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const kept = await db
    .selectFrom('sso.kept_key')
    .select('value')
    .where('name', '=', 'signing')
    .executeTakeFirstOrThrow()
  return kept.value as JWK
}
