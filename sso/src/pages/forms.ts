import type { Lang } from '../accounts.ts'
import { failureText, wordsOf, type Failure } from '../words.ts'
import { html, type Html } from './html.ts'

export type FormState = {
  lang: Lang
  csrf: string
  values: Record<string, string>
  failure?: Failure | undefined
  said?: string | undefined
  /** Nothing is left to fill in. */
  isDone?: boolean | undefined
}

const field = (
  name: string,
  label: string,
  type: string,
  value: string | undefined,
  more: Html | string = '',
  hint?: string,
): Html =>
  html`<div>
    <label for="${name}">${label}</label
    ><input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value ?? ''}"
      ${more}${hint ? html` aria-describedby="${name}-hint"` : ''}
    />${hint ? html`<div class="hint" id="${name}-hint">${hint}</div>` : ''}
  </div>`

const opening = ({ lang, csrf, failure, said }: FormState): Html =>
  html`${failure ? html`<p class="say bad" role="alert">${failureText(failure, lang)}</p>` : ''}${said ? html`<p class="say good" role="status">${said}</p>` : ''}<input
      type="hidden"
      name="csrf"
      value="${csrf}"
    />`

const codeField = (lang: Lang, value: string | undefined): Html => {
  const { code } = wordsOf(lang)
  return html`<div class="row">
    ${field('code', code.label, 'text', value, html`inputmode="numeric" autocomplete="one-time-code" maxlength="6"`)}<button
      class="quiet"
      name="action"
      value="send"
      formnovalidate
    >
      ${code.send}
    </button>
  </div>`
}

export function loginForm(state: FormState, mode: 'password' | 'code'): Html {
  const { login } = wordsOf(state.lang)
  const own = `/${state.lang}/login2`
  return html`<h1>${login.title}</h1>
    <form method="post" action="${own}?mode=${mode}">
      ${opening(state)}
      ${field('account', login.account, 'text', state.values.account, html`autocomplete="username" required autofocus`)}
      ${mode === 'password' ? field('password', login.password, 'password', '', html`autocomplete="current-password"`) : codeField(state.lang, state.values.code)}
      <button name="action" value="submit">${login.submit}</button>
    </form>
    <div class="links">
      <a href="${own}?mode=${mode === 'password' ? 'code' : 'password'}"
        >${mode === 'password' ? login.byCode : login.byPassword}</a
      ><a href="/${state.lang}/password/reset">${login.forgot}</a>
    </div>
    <div class="links">
      <span class="muted">${login.noAccount} <a href="/${state.lang}/register">${login.register}</a></span>
    </div>`
}

export function registerForm(state: FormState): Html {
  const { register, login } = wordsOf(state.lang)
  return html`<h1>${register.title}</h1>
    <form method="post" action="/${state.lang}/register">
      ${opening(state)}
      ${field('account', login.account, 'text', state.values.account, html`autocomplete="username" required autofocus`)}
      ${codeField(state.lang, state.values.code)}
      ${field('name', register.name, 'text', state.values.name, html`autocomplete="nickname" maxlength="40"`)}
      ${field('password', register.password, 'password', '', html`autocomplete="new-password"`, register.passwordHint)}
      <label class="check"
        ><input type="checkbox" name="agree" value="yes" ${state.values.agree ? 'checked' : ''} /><span
          >${register.agree}</span
        ></label
      >
      <button name="action" value="submit">${register.submit}</button>
    </form>
    <div class="links">
      <span class="muted">${register.haveAccount} <a href="/${state.lang}/login2">${register.login}</a></span>
    </div>`
}

export function bindForm(
  state: FormState,
  ask: { kind: 'email' | 'phone'; done: readonly ('email' | 'phone')[]; returnTo: string },
): Html {
  const { bind } = wordsOf(state.lang)
  return html`<h1>${bind.title}</h1>
    <p class="muted">${bind.why}</p>
    ${ask.done.map(kind => html`<p class="say good">✓ ${kind === 'email' ? bind.doneEmail : bind.donePhone}</p>`)}
    <form method="post" action="/${state.lang}/phone/binding">
      ${opening(state)}<input type="hidden" name="return" value="${ask.returnTo}" />
      ${field('account', ask.kind === 'email' ? bind.email : bind.phone, ask.kind === 'email' ? 'email' : 'tel', state.values.account, html`required autofocus autocomplete="${ask.kind === 'email' ? 'email' : 'tel'}"`)}
      ${codeField(state.lang, state.values.code)}
      <button name="action" value="submit">${bind.submit}</button>
    </form>`
}

export function rebindForm(
  state: FormState,
  ask: { kind: 'email' | 'phone'; now: string; returnTo: string },
): Html {
  const { rebind, login } = wordsOf(state.lang)
  const isEmail = ask.kind === 'email'
  return html`<h1>${isEmail ? rebind.email : rebind.phone}</h1>
    <p class="muted">${rebind.now(ask.now)}</p>
    <form method="post" action="/${state.lang}/binding/change?kind=${ask.kind}">
      ${opening(state)}<input type="hidden" name="return" value="${ask.returnTo}" />
      ${field('account', isEmail ? rebind.newEmail : rebind.newPhone, isEmail ? 'email' : 'tel', state.values.account, html`required autofocus autocomplete="${isEmail ? 'email' : 'tel'}"`)}
      ${codeField(state.lang, state.values.code)}
      ${field('password', rebind.password, 'password', '', html`autocomplete="current-password" required`)}
      <button name="action" value="submit">${rebind.submit}</button>
    </form>
    <div class="links">
      <a href="${ask.returnTo}">${rebind.back}</a><a href="/${state.lang}/password/reset">${login.forgot}</a>
    </div>`
}

/** Said once a password is set: it ended every session, so the only way on is to sign in. */
const passwordSet = (state: FormState, title: string, signIn: string): Html =>
  html`<h1>${title}</h1>
    <p class="say good" role="status">${state.said}</p>
    <a class="button" href="${signIn}">${wordsOf(state.lang).login.submit}</a>`

export function resetForm(state: FormState, signIn: string): Html {
  const { reset, login, register } = wordsOf(state.lang)
  if (state.isDone) return passwordSet(state, reset.title, signIn)
  return html`<h1>${reset.title}</h1>
    <form method="post" action="/${state.lang}/password/reset">
      ${opening(state)}
      ${field('account', login.account, 'text', state.values.account, html`autocomplete="username" required autofocus`)}
      ${codeField(state.lang, state.values.code)}
      ${field('password', reset.newPassword, 'password', '', html`autocomplete="new-password"`, register.passwordHint)}
      <button name="action" value="submit">${reset.submit}</button>
    </form>
    <div class="links"><a href="/${state.lang}/login2">${login.title}</a></div>`
}

export function changeForm(state: FormState, ways: { signIn: string; back: string }): Html {
  const { change, register } = wordsOf(state.lang)
  if (state.isDone) return passwordSet(state, change.title, ways.signIn)
  return html`<h1>${change.title}</h1>
    <form method="post" action="/${state.lang}/password/change">
      ${opening(state)}<input type="hidden" name="return" value="${ways.back}" />
      ${field('current', change.current, 'password', '', html`autocomplete="current-password" required autofocus`)}
      ${field('password', change.newPassword, 'password', '', html`autocomplete="new-password" required`, register.passwordHint)}
      <button name="action" value="submit">${change.submit}</button>
    </form>
    <div class="links"><a href="${ways.back}">${change.back}</a></div>`
}
