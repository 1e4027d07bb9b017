// Sends a form with a code and a password without leaving the page: a password is never sent back to be shown, and
// would have to be typed again after a code was asked for or was wrong. Without this script the form is sent as any other.
document.addEventListener('submit', async event => {
  const { target: form, submitter: button } = event
  if (!(form instanceof HTMLFormElement) || !button) return
  const asksForCode = button.value === 'send'
  const passwords = form.querySelectorAll('input[type=password]')
  if (!asksForCode && !(passwords.length > 0 && form.querySelector('[name=code]'))) return
  event.preventDefault()
  const asked = new FormData(form, button)
  if (asksForCode) for (const field of passwords) asked.delete(field.name)
  button.disabled = true
  // While a code is asked for one goes on typing; what is sent for good stays as it is.
  form.inert = !asksForCode
  try {
    // The form has fields called "action" and "submit", which hide its own.
    const answer = await fetch(form.getAttribute('action'), {
      method: 'post',
      headers: { 'x-stay': 'yes' },
      body: new URLSearchParams(asked),
    })
    const elsewhere = answer.headers.get('x-go-to')
    if (elsewhere) return location.assign(elsewhere)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const next = page.querySelector('main')
    if (!next || answer.status >= 500) throw new Error('this is no page with the form')
    if (next.querySelector('form')) keepTyped(asked, form, next.querySelector('form'))
    const { name } = document.activeElement ?? {}
    const before = form.closest('main')
    before.replaceWith(next)
    const wasIn = document.activeElement === document.body && name && name !== 'action' ? name : undefined
    next.querySelector(asksForCode && wasIn ? `[name="${wasIn}"]` : '[autofocus]')?.focus()
  } catch {
    button.disabled = form.inert = false
    // Then as without the script, which leads wherever it has to.
    const action = document.createElement('input')
    Object.assign(action, { type: 'hidden', name: 'action', value: button.value })
    form.append(action)
    HTMLFormElement.prototype.submit.call(form)
  }
})

/** What was typed until now stands in the new form; of a code only one typed since, as another may be spent. */
function keepTyped(asked, from, to) {
  for (const field of from.querySelectorAll('select, input:not([type=hidden], [type=submit])')) {
    if (field.name === 'code' && field.value === asked.get('code')) continue
    const same = to.querySelector(`[name="${field.name}"]`)
    if (!same) continue
    same.value = field.value
    if ('checked' in same) same.checked = field.checked
  }
  offerCountry(to)
}

/** Where an address or a number is asked for, the code of its country stands beside a number without one. */
function offerCountry(form) {
  const isNumber = /^\d[\d\s()-]*$/.test(form.elements.account?.value.normalize('NFKC').trim())
  for (const part of form.querySelectorAll('.of-number')) part.hidden = !isNumber
}
document.addEventListener('input', ({ target }) => target.name === 'account' && offerCountry(target.form))
// What a browser filled in by itself, or kept from before.
for (const form of document.forms) offerCountry(form)
