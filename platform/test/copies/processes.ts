import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from '../../../scripts/ports.ts'

const repository = join(import.meta.dirname, '../../..')

export type Running = {
  /** Asks it to end, unless it has ended, and checks that it ends well. */
  stop(): Promise<void>
  /** As the kernel would for want of memory. */
  kill(): Promise<void>
}
export type Copy = Running & { url: string }

/** The API serves the site as well, and does not start without it. */
export function buildSite(): void {
  const { status } = spawnSync(process.execPath, [join(repository, 'scripts/build.mjs')], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the site could not be built')
}

/** The product's own process with the site and the API, as an operator starts one of several. */
export async function startApi(env: NodeJS.ProcessEnv): Promise<Copy> {
  const port = await freePort()
  return { ...(await start('api', { ...env, PORT: String(port) })), url: `http://127.0.0.1:${port}` }
}

export const startWorker = (env: NodeJS.ProcessEnv): Promise<Running> => start('worker', env)

async function start(name: 'api' | 'worker', env: NodeJS.ProcessEnv): Promise<Running> {
  const child = fork(join(repository, `platform/src/${name}.ts`), {
    cwd: repository,
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return ended
  }
  const gone = ended.then(([code]) => Promise.reject(new Error(`the ${name} process ended with ${code}`)))
  await Promise.race([once(child, 'message'), gone])
  gone.catch(() => undefined)
  return {
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null)
        expect(await end('SIGTERM')).toEqual([0, null])
    },
    kill: async () => void (await end('SIGKILL')),
  }
}
