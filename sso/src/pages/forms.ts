import { wordsOf } from '../words.ts'
import { agreeField, codeField, field, opening } from './fields.ts'
import type { FormState } from './form-state.ts'
import { html, type Html } from './html.ts'

export function loginForm(state: FormState, mode: 'password' | 'code'): Html {
  const { login } = wordsOf(state.lang)
  const own = `/${state.lang}/login2`
  return html`<h1>${login.title}</h1>
    <form method="post" action="${own}?mode=${mode}">
      ${opening(state)}
      ${field(state, 'account', { label: login.account, type: 'text', more: html`autocomplete="username"`, isFirst: true })}
      ${mode === 'password' ? field(state, 'password', { label: login.password, type: 'password', more: html`autocomplete="current-password"` }) : codeField(state)}
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
      ${field(state, 'account', { label: login.account, type: 'text', more: html`autocomplete="username"`, isFirst: true })}
      ${codeField(state)}
      ${field(state, 'name', { label: register.name, type: 'text', more: html`autocomplete="nickname" maxlength="40"` })}
      ${field(state, 'password', { label: register.password, type: 'password', more: html`autocomplete="new-password"`, hint: register.passwordHint })}
      ${agreeField(state, register.agree)}
      <button name="action" value="submit">${register.submit}</button>
    </form>
    <div class="links">
      <span class="muted">${register.haveAccount} <a href="/${state.lang}/login2">${register.login}</a></span>
    </div>`
}

const addressField = (kind: 'email' | 'phone', labels: Record<'email' | 'phone', string>) => {
  const type = kind === 'email' ? 'email' : 'tel'
  return { label: labels[kind], type, more: html`autocomplete="${type}"`, isFirst: true }
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
      ${field(state, 'account', addressField(ask.kind, bind))} ${codeField(state)}
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
      ${field(state, 'account', addressField(ask.kind, { email: rebind.newEmail, phone: rebind.newPhone }))}
      ${codeField(state)}
      ${field(state, 'password', { label: rebind.password, type: 'password', more: html`autocomplete="current-password"` })}
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
      ${field(state, 'account', { label: login.account, type: 'text', more: html`autocomplete="username"`, isFirst: true })}
      ${codeField(state)}
      ${field(state, 'password', { label: reset.newPassword, type: 'password', more: html`autocomplete="new-password"`, hint: register.passwordHint })}
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
      ${field(state, 'current', { label: change.current, type: 'password', more: html`autocomplete="current-password"`, isFirst: true })}
      ${field(state, 'password', { label: change.newPassword, type: 'password', more: html`autocomplete="new-password"`, hint: register.passwordHint })}
      <button name="action" value="submit">${change.submit}</button>
    </form>
    <div class="links"><a href="${ways.back}">${change.back}</a></div>`
}
