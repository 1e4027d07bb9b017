import { watch } from 'node:fs'

const quiet = 100

/**
 * Calls back when code that a server runs has been changed below a folder; answers how to end it. Pages are not among
 * it, those Vite brings up to date itself. Node's own `--watch` cannot be used: it takes the copy of the configuration
 * that Vite writes, imports and deletes for a change, and starts again for ever.
 */
export function watchSources(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.ts') || name.endsWith('.test.ts') || /[\\/]web[\\/]/.test(name)) return
    // An editor writes a file in several steps.
    clearTimeout(timer)
    timer = setTimeout(changed, quiet)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
