import { randomBytes } from 'node:crypto'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import type { Lang } from '../accounts.ts'
import { wordsOf } from '../words.ts'
import { html, Html } from './html.ts'
import { layout } from './layout.ts'

type Context = Pick<KoaContextWithOIDC, 'set' | 'type' | 'body'>

/** Says what to do in words; the provider's code is for whoever is asked for help. */
export function errorPage(ctx: Context, out: ErrorOut, lang: Lang, home: string): void {
  const { error } = wordsOf(lang)
  show(ctx, lang, home, { ...error, code: out.error })
}

/** For an address that is neither ours nor the provider's. */
export function notFoundPage(ctx: Context, lang: Lang, home: string): void {
  show(ctx, lang, home, wordsOf(lang).notFound)
}

function show(
  ctx: Context,
  lang: Lang,
  home: string,
  { title, about, code }: { title: string; about: string; code?: string },
): void {
  ctx.set(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'`,
  )
  ctx.type = 'html'
  ctx.body = layout(
    { lang, title, otherLanguage: undefined, home },
    html`<h1>${title}</h1>
      <p class="muted">${about}</p>
      ${code ? html`<p class="muted">${code}</p>` : ''}
      <p><a href="${home}">${wordsOf(lang).error.back}</a></p>`,
  )
}

/** Asks nothing when the platform proves by its id token that it is this session's user who leaves. */
export function logoutPage(ctx: KoaContextWithOIDC, form: string, lang: Lang): void {
  const { logout } = wordsOf(lang)
  const hint = ctx.oidc.entities.IdTokenHint as { payload?: { sub?: string } } | undefined
  const isProven = hint?.payload?.sub !== undefined && hint.payload.sub === ctx.oidc.session?.accountId
  const nonce = randomBytes(16).toString('base64')
  const filled = new Html(form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>'))
  const script = new Html(`<script nonce="${nonce}">document.forms[0].submit()</script>`)
  ctx.set(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'nonce-${nonce}'; form-action 'self' *; base-uri 'none'; frame-ancestors 'none'`,
  )
  ctx.type = 'html'
  ctx.body = layout(
    { lang, title: logout.title, otherLanguage: undefined, home: '/' },
    html`<h1>${logout.title}</h1>
      <p>${isProven ? logout.working : logout.question}</p>
      ${filled}<button type="submit" form="op.logoutForm">${logout.yes}</button>${isProven ? script : ''}`,
  )
}
