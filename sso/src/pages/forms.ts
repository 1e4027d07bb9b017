import type { Kind, Need } from '../needs.ts'
import { wordsOf, type Waits } from '../words.ts'
import { accountField, agreeField, codeField, field, opening, phoneField } from './fields.ts'
import type { FormState } from './form-state.ts'
import { html, type Html } from './html.ts'

/** What the person came for, which is said before anything is asked of them. */
const waiting = (state: FormState, waits: Waits | undefined, at: 'login' | 'register'): Html | '' => {
  const words = wordsOf(state.lang).waits
  return waits ? html`<p class="say waits">${words[at](words.what[waits])}</p>` : ''
}

export function loginForm(state: FormState, mode: 'password' | 'code', waits?: Waits): Html {
  const { login } = wordsOf(state.lang)
  const own = `/${state.lang}/login2`
  return html`<h1>${login.title}</h1>
    ${waiting(state, waits, 'login')}
    <form method="post" action="${own}?mode=${mode}">
      ${opening(state)}
      ${accountField(state, { label: login.account, autocomplete: 'username', isNew: false })}
      ${mode === 'password' ? field(state, 'password', { label: login.password, type: 'password', more: html`autocomplete="current-password"` }) : codeField(state)}
      <button name="action" value="submit">${login.submit}</button>
    </form>
    <div class="links">
      <a href="${own}?mode=${mode === 'password' ? 'code' : 'password'}"
        >${mode === 'password' ? login.byCode : login.byPassword}</a
      ><a href="/${state.lang}/password/reset">${login.forgot}</a>
    </div>
    ${
      waits
        ? html`<a class="button quiet" href="/${state.lang}/register">${login.register}</a>`
        : html`<div class="links">
            <span class="muted"
              >${login.noAccount} <a href="/${state.lang}/register">${login.register}</a></span
            >
          </div>`
    }`
}

export function registerForm(
  state: FormState,
  about: { platform: string; need: Need | 'none'; waits?: Waits | undefined },
): Html {
  const { register, login } = wordsOf(state.lang)
  const { need } = about
  const then = need === 'none' || need === 'either' ? '' : register.bindsToo[need]
  const document = (tab: string, name: string) =>
    html`<a href="${about.platform}/help/${tab}?lang=${state.lang}" target="_blank" rel="noopener"
      >${name}</a
    >`
  const { terms, and, privacy } = register
  const agree = html`${register.agree}${document('service', terms)}${and}${document('privacy', privacy)}`
  return html`<h1>${register.title}</h1>
    ${waiting(state, about.waits, 'register')}
    <form method="post" action="/${state.lang}/register">
      ${opening(state)}
      ${accountField(state, { label: login.account, autocomplete: 'username', isNew: true, first: then })}
      ${codeField(state)}
      ${field(state, 'name', { label: register.name, type: 'text', more: html`autocomplete="nickname" maxlength="40"` })}
      ${field(state, 'password', { label: register.password, type: 'password', more: html`autocomplete="new-password"`, hint: register.passwordHint })}
      ${agreeField(state, agree)}
      <button name="action" value="submit">${register.submit}</button>
    </form>
    <div class="links">
      <span class="muted">${register.haveAccount} <a href="/${state.lang}/login2">${register.login}</a></span>
    </div>`
}

/** Where an address of this kind is typed. */
function addressField(
  state: FormState,
  kind: Kind | 'either',
  labels: Record<Kind, string> & { either?: string },
): Html {
  if (kind === 'phone') return phoneField(state, labels.phone)
  if (kind === 'either')
    return accountField(state, { label: labels.either ?? '', autocomplete: 'email', isNew: true })
  return field(state, 'account', {
    label: labels.email,
    type: 'email',
    more: html`autocomplete="email"`,
    isFirst: true,
  })
}

export function bindForm(
  state: FormState,
  ask: { kind: Kind | 'either'; need: Need; done: readonly Kind[]; returnTo: string },
): Html {
  const { bind } = wordsOf(state.lang)
  return html`<h1>${bind.title[ask.need]}</h1>
    <p class="muted">${bind.why[ask.need]}</p>
    ${ask.done.map(kind => html`<p class="say good">✓ ${kind === 'email' ? bind.doneEmail : bind.donePhone}</p>`)}
    <form method="post" action="/${state.lang}/phone/binding">
      ${opening(state)}<input type="hidden" name="return" value="${ask.returnTo}" /><input
        type="hidden"
        name="need"
        value="${ask.need}"
      />
      ${addressField(state, ask.kind, bind)} ${codeField(state)}
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
      ${addressField(state, ask.kind, { email: rebind.newEmail, phone: rebind.newPhone })} ${codeField(state)}
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
      ${accountField(state, { label: login.account, autocomplete: 'username', isNew: false })}
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
