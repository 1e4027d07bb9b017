const key = 'leitai.reloaded'
const again = 60_000

/**
 * Loads the page anew because its code is too old or did not come; true when it does. At most once a minute: where that
 * does not help, whoever asked has to say what is wrong instead.
 */
export function reloadOnce(reload = () => location.reload()): boolean {
  const last = Number(sessionStorage.getItem(key))
  if (Date.now() - last < again) return false
  sessionStorage.setItem(key, String(Date.now()))
  reload()
  return true
}
