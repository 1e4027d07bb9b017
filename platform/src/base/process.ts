import { once } from 'node:events'
import { inspect } from 'node:util'
import { StartupError } from './config/startup-error.ts'

// Less than what service managers give before they kill.
const grace = 25_000

/**
 * Runs one process of the product: start, tell the parent, stop once on SIGTERM, SIGINT or when the parent is gone.
 * What the operator must mend is one sentence and exit code 1.
 *
 * Asked to stop during the start, it waits: half a start cannot be stopped without leaving something. A start may
 * end itself because of `asked` by throwing, once it has taken back what it made.
 */
export async function runProcess(
  name: string,
  start: (asked: AbortSignal) => Promise<() => Promise<void>>,
): Promise<void> {
  const supervised = process.send !== undefined
  const asking = new AbortController()
  const asked = asking.signal
  let stop: (() => Promise<void>) | undefined
  let ending = false
  const end = () => {
    asking.abort()
    if (!stop || ending) return
    ending = true
    setTimeout(() => process.exit(1), grace).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${sentence(name, error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('disconnect', end)
  // The parent may have gone before anybody listened for that.
  if (supervised && !process.connected) end()
  try {
    if (process.env.LEITAI_WAITS) await mayBegin(asked)
    stop = await start(asked)
  } catch (error) {
    // Whoever wanted its end has it; Ctrl-C ends a child that is still loading its code as well.
    if (asked.aborted) process.exit(0)
    process.stderr.write(`${sentence(name, error)}\n`)
    process.exit(1)
  }
  if (process.connected) process.send?.({ ready: name })
  if (asked.aborted) end()
}

/** Whether `npm start` began this process, with the settings that it has read and checked itself. */
export const isPartOfStart = (): boolean => process.env.LEITAI_STARTED === 'yes'

/** Its code is loaded; the supervisor says when to begin, and with which settings. */
async function mayBegin(asked: AbortSignal): Promise<void> {
  const [message] = (await once(process, 'message', { signal: asked })) as [{ begin: NodeJS.ProcessEnv }]
  Object.assign(process.env, message.begin)
}

function sentence(name: string, error: unknown): string {
  if (error instanceof StartupError) return error.message
  const { code, port, address } = error as { code?: string; port?: number; address?: string }
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is already in use. Stop what uses it or set another PORT.`
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this account. Set a PORT above 1023.`
  if (code === 'ENOSPC') return 'The disk is full: free some space and start again.'
  // With its causes: a migration or a query says only there what went wrong.
  return `${name} stopped: ${inspect(error)}`
}
