/** Marks what the server has drawn and whose code is not here yet. */
export const withoutCode = 'data-without-code'

let pressed: HTMLButtonElement | undefined

const isWithoutCode = (button: Element): boolean =>
  document.documentElement.dataset.ready === undefined || button.closest(`[${withoutCode}]`) !== null

/** Keeps a press on a button whose code is not here yet: React drops it. What works without code does so at once. */
export function keepEarlyPress(): void {
  const keep = (event: MouseEvent) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type="button"]')
    if (!button || !isWithoutCode(button)) return
    // React answers it after all where the code comes in time: once is enough.
    event.stopImmediatePropagation()
    pressed = button
  }
  document.addEventListener('click', keep, { capture: true })
}

/** Presses the button that was pressed last, if its code has come. */
export function answerEarlyPress(): void {
  const button = pressed
  if (!button || isWithoutCode(button)) return
  pressed = undefined
  if (button.isConnected) button.click()
}
