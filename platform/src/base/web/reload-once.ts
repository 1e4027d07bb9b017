const key = 'leitai.reloaded'
const again = 60_000

let isMeant = false
/** Loads the page anew on purpose. The router does so too, where it had better not. */
export function reloadPage(): void {
  isMeant = true
  location.reload()
}
export const isReloadMeant = (): boolean => isMeant

/**
 * Loads the page anew because its code is too old or did not come; true when it does. At most once a minute: where that
 * does not help, whoever asked has to say what is wrong instead.
 */
export function reloadOnce(reload = reloadPage): boolean {
  const last = Number(sessionStorage.getItem(key))
  if (Date.now() - last < again) return false
  sessionStorage.setItem(key, String(Date.now()))
  reload()
  return true
}
