import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { StartupError } from './config/startup-error.ts'

const repository = join(import.meta.dirname, '../../..')

export type Supervised = { ready: Promise<void>; stop(): Promise<void> }

/** Keeps one process of the product running: starts it, starts it again when it dies, stops it when asked. */
export function supervise(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  options: { watch?: boolean } = {},
): Supervised {
  let child: ChildProcess | undefined
  let stopping = false
  let delay = 250
  let settled = false

  const ready = new Promise<void>((done, failed) => {
    const start = () => {
      const startedAt = Date.now()
      child = fork(join(repository, file), {
        cwd: repository,
        env,
        execArgv: options.watch ? ['--watch', '--watch-preserve-output'] : [],
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
        // At the first start its own sentence has been printed: give up rather than repeat it.
        if (!settled) return failed(new StartupError(`The ${name} process did not start.`))
        process.stderr.write(`The ${name} process ended (${signal ?? `code ${code}`}); starting it again.\n`)
        delay = Date.now() - startedAt > 30_000 ? 250 : Math.min(delay * 2, 10_000)
        setTimeout(() => !stopping && start(), delay)
      })
    }
    start()
  })

  return {
    ready,
    stop() {
      stopping = true
      const running = child
      if (!running) return Promise.resolve()
      return new Promise(done => {
        running.once('exit', () => done())
        running.kill('SIGTERM')
        setTimeout(() => running.kill('SIGKILL'), 12_000).unref()
      })
    },
  }
}
