import type { Lang } from './language.ts'

/** Where this site sends people to sign in, with the way back. */
export const loginPath = (lang: Lang, returnTo: string): string =>
  `/${lang}/login2?return=${encodeURIComponent(returnTo)}`

type Sites = { issuer: string; publicUrl: string }

/** Where the sign-on site binds e-mail and phone. The way back leads through the login, which tells this site what is bound now. */
export const bindingAddress = ({ issuer, publicUrl }: Sites, lang: Lang, returnTo: string): string =>
  `${issuer}/phone/binding?ui_locales=${lang}&return=${encodeURIComponent(publicUrl + loginPath(lang, returnTo))}`
