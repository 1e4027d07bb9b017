import { countryChoices, homeCode, looksLikeNumber } from '../countries.ts'
import { failureText, wordsOf, type Failure } from '../words.ts'
import type { FormState } from './form-state.ts'
import { html, type Html } from './html.ts'

/** Which field a failure is about. What is not named here is said above the form. */
const fieldOf: Partial<Record<Extract<Failure, string>, string>> = {
  target: 'account',
  email: 'account',
  phone: 'account',
  same: 'account',
  taken: 'account',
  wrongCode: 'code',
  name: 'name',
  unsuitableName: 'name',
  agree: 'agree',
  password: 'password',
  current: 'current',
  passwordShort: 'password',
  passwordLong: 'password',
  passwordCommon: 'password',
}
const failingField = ({ failure }: FormState) => (typeof failure === 'string' ? fieldOf[failure] : undefined)

/** Where one goes on: at what is wrong, at the code once it is sent, otherwise at the form's first field. */
const isNext = (state: FormState, name: string, isFirst: boolean): boolean => {
  const next = failingField(state) ?? (state.said === undefined ? undefined : 'code')
  return next === undefined ? isFirst : next === name
}

const faultOf = (state: FormState, name: string): Html | '' =>
  state.failure && failingField(state) === name
    ? html`<p class="fault" id="${name}-fault" role="alert">${failureText(state.failure, state.lang)}</p>`
    : ''

/** The attributes by which a field is focused, described and marked as wrong. */
function marks(state: FormState, name: string, { isFirst = false, hint }: Pick<Field, 'isFirst' | 'hint'>) {
  const isWrong = failingField(state) === name
  const described = [hint && `${name}-hint`, isWrong && `${name}-fault`].filter(Boolean).join(' ')
  return html`${isNext(state, name, isFirst) ? html` autofocus` : ''}${isWrong ? html` aria-invalid="true"` : ''}${described ? html` aria-describedby="${described}"` : ''}`
}

type Field = { label: string; type: string; more: Html; hint?: string; isFirst?: boolean }

/** What stands in a field again. A password never, nor a code that was wrong or in whose place another one comes. */
function valueAgain(state: FormState, name: string, type: string): string {
  const isSpent = name === 'code' && (state.failure === 'wrongCode' || state.said !== undefined)
  return type === 'password' || isSpent ? '' : (state.values[name] ?? '')
}

const input = (state: FormState, name: string, field: Field): Html =>
  html`<label for="${name}">${field.label}</label
    ><input
      id="${name}"
      name="${name}"
      type="${field.type}"
      value="${valueAgain(state, name, field.type)}"
      required
      ${field.more}${marks(state, name, field)}
    />`

const hintOf = (name: string, { hint }: Field): Html | '' =>
  hint ? html`<div class="hint" id="${name}-hint">${hint}</div>` : ''

const countryField = (state: FormState): Html => {
  const chosen = state.values.country ?? homeCode
  return html`<label for="country">${wordsOf(state.lang).phone.country}</label
    ><select id="country" name="country" autocomplete="tel-country-code">
      ${countryChoices(state.lang).map(
        ({ code, name }) =>
          html`<option value="${code}" ${code === chosen ? 'selected' : ''}>${code} ${name}</option>`,
      )}
    </select>`
}

/** A phone number beside the code of its country. */
export function phoneField(state: FormState, label: string): Html {
  const about = {
    label,
    type: 'tel',
    more: html`autocomplete="tel" inputmode="tel"`,
    hint: wordsOf(state.lang).phone.why,
    isFirst: true,
  }
  return html`<div class="row phone">
    <div>${countryField(state)}</div>
    <div>${input(state, 'account', about)}</div>
    ${hintOf('account', about)} ${faultOf(state, 'account')}
  </div>`
}

/**
 * An e-mail address or a phone number. The code of a country is offered beside it once a number is typed; without the
 * script it is typed with the number, as the hint says. What a new number is asked for is said in any case, what a known
 * one is used for only to whom types one.
 */
export function accountField(
  state: FormState,
  about: { label: string; autocomplete: 'username' | 'email'; isNew: boolean; first?: string },
): Html {
  const { phone } = wordsOf(state.lang)
  const isNumber = looksLikeNumber(state.values.account ?? '')
  const hint = [about.first, phone.code, about.isNew && phone.why].filter(Boolean)
  const field = {
    label: about.label,
    type: 'text',
    more: html`autocomplete="${about.autocomplete}"`,
    hint: hint.join(state.lang === 'zh-CN' ? '' : ' '),
    isFirst: true,
  }
  const hidden = isNumber ? '' : 'hidden'
  return html`<div class="row phone">
    <div class="of-number" ${hidden}>${countryField(state)}</div>
    <div>${input(state, 'account', field)}</div>
    ${hintOf('account', field)}
    ${about.isNew ? '' : html`<div class="hint of-number" ${hidden}>${phone.why}</div>`}
    ${faultOf(state, 'account')}
  </div>`
}

export const field = (state: FormState, name: string, about: Field): Html =>
  html`<div>${input(state, name, about)}${hintOf(name, about)}${faultOf(state, name)}</div>`

export const codeField = (state: FormState): Html => {
  const { code } = wordsOf(state.lang)
  const more = html`inputmode="numeric" autocomplete="one-time-code" maxlength="20"`
  return html`<div class="row">
    <div>${input(state, 'code', { label: code.label, type: 'text', more })}</div>
    <button class="quiet" name="action" value="send" formnovalidate>${code.send}</button>
    ${faultOf(state, 'code')}
  </div>`
}

export const agreeField = (state: FormState, label: Html): Html =>
  html`<div>
    <label class="check"
      ><input
        type="checkbox"
        name="agree"
        value="yes"
        required
        ${state.values.agree ? 'checked' : ''}
        ${marks(state, 'agree', {})}
      /><span>${label}</span></label
    >${faultOf(state, 'agree')}
  </div>`

/** What every form begins with. Enter presses a form's first button, which must not be the one that sends a code. */
export function opening(state: FormState): Html {
  const { lang, csrf, failure, said } = state
  const isAboutAll = failure && failingField(state) === undefined
  return html`${isAboutAll ? html`<p class="say bad" role="alert">${failureText(failure, lang)}</p>` : ''}${said ? html`<p class="say good" role="status">${said}</p>` : ''}<input
      type="submit"
      class="by-enter"
      name="action"
      value="submit"
      tabindex="-1"
      aria-hidden="true"
    /><input type="hidden" name="csrf" value="${csrf}" />`
}
