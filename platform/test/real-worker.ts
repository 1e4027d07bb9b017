import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { readSettings } from '../src/base/config/settings.ts'
import { noteSharedSettings } from '../src/shared-settings.ts'
import { sharedCompileCache } from './compile-cache.ts'
import type { World } from './world.ts'

const repository = join(import.meta.dirname, '../..')

const envOf = (world: World) => ({
  PATH: process.env.PATH,
  DATABASE_URL: world.databaseUrl,
  LEITAI_DATA: world.settings.dataDir,
  LOG_LEVEL: 'silent',
  SESSION_SECRET: world.settings.sessionSecret,
  NODE_COMPILE_CACHE: sharedCompileCache,
})

/** A real worker process on a world's database, as beside `npm start`; there when it says that it takes jobs. */
export async function startWorker(world: World, environment: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  await noteSharedSettings(world.db, readSettings({ ...envOf(world), ...environment }))
  const child = fork(join(repository, 'platform/src/worker.ts'), {
    cwd: repository,
    execArgv: [],
    env: { ...envOf(world), ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((ready, failed) => {
    child.once('message', () => ready(child))
    child.once('exit', code => failed(new Error(`the worker ended with ${code}`)))
  })
}

/** A command for whoever runs the machine, on a world's database. */
export const startOperator = (world: World, given: readonly string[]): ChildProcess =>
  fork(join(repository, 'platform/src/operator.ts'), [...given], {
    cwd: repository,
    execArgv: [],
    env: envOf(world),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

export const killWorker = (child: ChildProcess) =>
  new Promise<void>(done => {
    child.removeAllListeners('exit')
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })

/** Looks again and again until it is so; the time limit is a failure, not a wait. */
export async function until(condition: () => Promise<boolean>, milliseconds: number): Promise<void> {
  const started = Date.now()
  while (!(await condition())) {
    if (Date.now() - started > milliseconds) throw new Error(`it was not so within ${milliseconds} ms`)
    await new Promise(done => setTimeout(done, 20))
  }
}
