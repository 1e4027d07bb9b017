import { StartupError } from './base/config/startup-error.ts'

/** Resolves when `scripts/start.mjs`, which builds the site beside this process, says that the site is built. */
export function awaitBuild(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  process.once('message', message => {
    const { isBuilt, reason } = message as { isBuilt: boolean; reason: string }
    if (isBuilt) resolve()
    else reject(new StartupError(reason))
  })
  process.once('disconnect', () => reject(new StartupError('The build of the site was stopped.')))
  // It may fail while the demo world is being made; the start comes to it afterwards.
  promise.catch(() => undefined)
  return promise
}
