import { fork, type ChildProcess } from 'node:child_process'
import { dirname } from 'node:path'
import { StartupError } from './config/startup-error.ts'
import { repository } from './programs.ts'
import { watchSources } from './watch-sources.ts'

export type Supervised = {
  ready: Promise<void>
  /** Lets one that waits begin, with its settings. */
  begin(env: NodeJS.ProcessEnv): void
  stop(): Promise<void>
}

/**
 * Keeps one process of the product running: starts it, starts it again when it dies, stops it when asked. One that
 * `waits` loads its code at once and does nothing else until it may begin.
 */
export function supervise(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  options: { watch?: boolean; waits?: boolean } = {},
): Supervised {
  let child: ChildProcess | undefined
  let stopping = false
  let delay = 250
  let settled = false
  let isEdited = false
  let given = options.waits ? undefined : env
  const { promise: ready, resolve: done, reject: failed } = Promise.withResolvers<void>()
  // Whoever asks later is told as well.
  ready.catch(() => undefined)

  const start = () => {
    const startedAt = Date.now()
    child = fork(file, {
      cwd: repository,
      env: given ?? { ...env, LEITAI_WAITS: '1' },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', message => {
      if ((message as { ready?: unknown }).ready) {
        settled = true
        done()
      }
    })
    child.on('exit', (code, signal) => {
      child = undefined
      if (stopping) return
      if (isEdited) {
        isEdited = false
        return start()
      }
      // At the first start its own sentence has been printed: give up rather than repeat it.
      if (!settled) return failed(new StartupError(`The ${name} process did not start.`))
      delay = Date.now() - startedAt > 30_000 ? 250 : Math.min(delay * 2, 10_000)
      setTimeout(() => {
        // An interrupt reaches all processes at once: those it ended first ended as they should.
        if (stopping || child) return
        process.stderr.write(`The ${name} process ended (${signal ?? `code ${code}`}); starting it again.\n`)
        start()
      }, delay)
    })
  }
  start()
  const unwatch = options.watch
    ? watchSources(dirname(file), () => {
        isEdited = child !== undefined
        if (child) child.kill('SIGTERM')
        else if (!stopping) start()
      })
    : undefined

  return {
    ready,
    begin(begun) {
      given = begun
      child?.send({ begin: begun })
    },
    stop() {
      stopping = true
      unwatch?.()
      const running = child
      if (!running) return Promise.resolve()
      return new Promise(stopped => {
        running.once('exit', () => stopped())
        running.kill('SIGTERM')
        setTimeout(() => running.kill('SIGKILL'), 12_000).unref()
      })
    },
  }
}
