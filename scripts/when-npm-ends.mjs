/** Calls `end` once npm, which started this process, is gone: a killed npm sends no signal to what it started. */
export function whenNpmEnds(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}
