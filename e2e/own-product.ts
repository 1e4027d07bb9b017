import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCacheOf } from '../platform/src/base/config/data-dir.ts'
import { builtOf } from '../platform/src/base/programs.ts'
import type { Product } from './fixtures.ts'

export type OwnProduct = Product & {
  /** What its start printed. */
  said: string
  stop(): Promise<void>
}

/** Where it will answer: beside the product that all other journeys share. */
export const ownProduct: Product = {
  site: process.env.LEITAI_E2E_OWN_SITE ?? '',
  signOn: process.env.LEITAI_E2E_OWN_SSO ?? '',
}

/** The whole product with an empty data folder and without the demo world, as somebody starts it who means to use it. */
export async function startOwnProduct(env: NodeJS.ProcessEnv): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'leitai-own-'))
  chmodSync(dataDir, 0o755)
  const root = join(import.meta.dirname, '..')
  const child = fork(builtOf('all'), {
    cwd: root,
    execArgv: [],
    // It ends when this process does, whatever happens to that.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: new URL(ownProduct.site).port,
      SSO_PORT: new URL(ownProduct.signOn).port,
      LEITAI_DATA: dataDir,
      DEMO: 'false',
      READS_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
      // What the product that all other journeys share has compiled.
      NODE_COMPILE_CACHE: compileCacheOf(process.env.LEITAI_E2E_DATA ?? dataDir),
      ...env,
    },
  })
  const said: string[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const ended = once(child, 'exit')
  const gone = ended.then(([code]) => Promise.reject(new Error(`the product ended with ${code}`)))
  await Promise.race([once(child, 'message'), gone])
  gone.catch(() => undefined)
  return {
    ...ownProduct,
    said: said.join(''),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
