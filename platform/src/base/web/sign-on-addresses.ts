import type { NeededContact } from '../contract/needed-contact.ts'
import type { Lang } from './language.ts'

/** Where this site sends people to sign in, with the way back. */
export const loginPath = (lang: Lang, returnTo: string): string =>
  `/${lang}/login2?return=${encodeURIComponent(returnTo)}`

type Sites = { issuer: string; publicUrl: string }

/** The same for somebody who has no account yet: the sign-on site begins with the making of one. */
export const registerPath = (lang: Lang, returnTo: string): string =>
  `${loginPath(lang, returnTo)}&screen=register`

/**
 * Where the sign-on site binds e-mail and phone, what is needed of them. The way back leads through the login, which tells
 * this site what is bound now.
 */
export const bindingAddress = (
  { issuer, publicUrl }: Sites,
  lang: Lang,
  returnTo: string,
  need: NeededContact,
): string =>
  `${issuer}/phone/binding?ui_locales=${lang}&need=${need}&return=${encodeURIComponent(publicUrl + loginPath(lang, returnTo))}`

export type Bound = 'email' | 'phone'

/** Where people of our own sign-on site change what is bound, or bind it; undefined with another issuer. The way back as above. */
export function rebindingAddress(
  { issuer, publicUrl, embeddedSso }: Sites & { embeddedSso: boolean },
  lang: Lang,
  kind: Bound,
  returnTo: string,
): string | undefined {
  if (!embeddedSso) return undefined
  const back = encodeURIComponent(publicUrl + loginPath(lang, returnTo))
  return `${issuer}/binding/change?ui_locales=${lang}&kind=${kind}&return=${back}`
}

/** Where people change their password, with the way back where we know how to say it; undefined where nobody said. */
export function passwordAddress(
  settings: Sites & { embeddedSso: boolean; SSO_PASSWORD_URL?: string | undefined },
  lang: Lang,
  returnTo: string,
): string | undefined {
  const { issuer, publicUrl, embeddedSso, SSO_PASSWORD_URL } = settings
  if (!embeddedSso) return SSO_PASSWORD_URL
  return `${issuer}/password/change?ui_locales=${lang}&return=${encodeURIComponent(publicUrl + returnTo)}`
}
