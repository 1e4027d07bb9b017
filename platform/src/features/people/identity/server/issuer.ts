import * as oidc from 'openid-client'
import type { Settings } from '../../../../base/config/settings.ts'

const discovered = new Map<string, Promise<oidc.Configuration>>()

/** What the issuer says of itself, asked once an issuer and process; what failed is tried again the next time. */
export function discoverIssuer(settings: Settings): Promise<oidc.Configuration> {
  const key = `${settings.issuer} ${settings.SSO_CLIENT_ID}`
  const known = discovered.get(key)
  if (known) return known
  const issuer = new URL(settings.issuer)
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname)
  const found = oidc.discovery(
    issuer,
    settings.SSO_CLIENT_ID,
    undefined,
    authenticate(settings.clientSecret),
    loopback ? { execute: [oidc.allowInsecureRequests] } : undefined,
  )
  discovered.set(key, found)
  found.catch(() => discovered.delete(key))
  return found
}

/** By form where the issuer says that it takes that, else by HTTP Basic, which all must take. */
const authenticate =
  (secret: string): oidc.ClientAuth =>
  (issuer, ...rest) => {
    const byForm = issuer.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (byForm ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret))(issuer, ...rest)
  }

/** What we know a person of the issuer by: another issuer's subjects may be spelt like ours. */
export const ssoIdOf = (settings: Settings, sub: string): string =>
  settings.embeddedSso ? sub : `${settings.issuer}|${sub}`
