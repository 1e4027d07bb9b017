import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtOf } from '../../platform/src/base/programs.ts'
import { reservePorts } from '../ports.ts'

/** The whole product with its demo world, on a data folder of its own that goes with it. */
export async function startDemo(): Promise<{ url: string; stop(): Promise<void> }> {
  const [port] = await reservePorts()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'leitai-coverage-data-'))
  chmodSync(dataDir, 0o755)
  const child = spawn('node', [builtOf('all')], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      LEITAI_DATA: dataDir,
      READS_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await new Promise(done => child.once('exit', done))
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (let tries = 0; !(await isReady(url)); tries++) {
    if (tries > 600 || child.exitCode !== null) {
      await stop()
      throw new Error('the product did not start')
    }
    await new Promise(done => setTimeout(done, 200))
  }
  return { url, stop }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    answer => answer.ok,
    () => false,
  )
