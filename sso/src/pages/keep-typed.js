// Asks for a code without leaving the page: a password is never sent back to be shown, and would have to be typed again.
// Without this script the form is sent as any other.
document.addEventListener('submit', async event => {
  const { target: form, submitter: button } = event
  if (!(form instanceof HTMLFormElement) || button?.value !== 'send') return
  event.preventDefault()
  const asked = new FormData(form, button)
  for (const field of form.querySelectorAll('input[type=password]')) asked.delete(field.name)
  button.disabled = true
  try {
    // The form has fields called "action" and "submit", which hide its own.
    const answer = await fetch(form.getAttribute('action'), {
      method: 'post',
      body: new URLSearchParams(asked),
    })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const next = page.querySelector('main')
    if (answer.redirected || !next?.querySelector('form')) throw new Error('this is another page')
    keepTyped(form, next.querySelector('form'))
    const { name } = document.activeElement ?? {}
    const before = form.closest('main')
    before.replaceWith(next)
    const wasIn = document.activeElement === document.body && name && name !== 'action' ? name : undefined
    next.querySelector(wasIn ? `[name="${wasIn}"]` : '[autofocus]')?.focus()
  } catch {
    button.disabled = false
    // Then as without the script, which leads wherever it has to.
    const action = document.createElement('input')
    Object.assign(action, { type: 'hidden', name: 'action', value: 'send' })
    form.append(action)
    HTMLFormElement.prototype.submit.call(form)
  }
})

/** What was typed until now, meanwhile too, stands in the new form. */
function keepTyped(from, to) {
  for (const field of from.querySelectorAll('input:not([type=hidden], [type=submit])')) {
    const same = to.querySelector(`[name="${field.name}"]`)
    if (!same) continue
    same.value = field.value
    same.checked = field.checked
  }
}
