import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { reservePorts } from '../scripts/ports.ts'
import { median, type Row } from './report.ts'

const [port] = await reservePorts()

/**
 * `npm start` on a data folder that has been started before, until it says that it is ready. The floor is what nobody
 * who runs npm, Node and PostgreSQL is spared: npm starts a bare server, and PostgreSQL starts on the same data.
 */
export async function benchStart(dataDir: string): Promise<Row[]> {
  const times: number[] = []
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
  for (let run = 0; run < 3; run++) {
    const began = performance.now()
    const child = spawn('npm', ['start'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, PORT: String(port), LEITAI_DATA: dataDir, LOG_LEVEL: 'warn' },
      stdio: 'ignore',
    })
    const ended = new Promise(done => child.once('exit', done))
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error('npm start ended by itself')
      await setTimeout(20)
    }
    times.push(performance.now() - began)
    child.kill('SIGTERM')
    await ended
  }
  const bare: number[] = []
  for (let run = 0; run < 3; run++) bare.push(await timeBareStart(dataDir))
  return [
    {
      path: '`npm start`, not for the first time, until ready',
      figure: `${(median(times) / 1_000).toFixed(1)} s`,
      floor: `npm, a bare Fastify and PostgreSQL ${(median(bare) / 1_000).toFixed(1)} s; bar: 3 s`,
      ratio: `${(median(times) / median(bare)).toFixed(1)} times`,
    },
  ]
}

async function timeBareStart(dataDir: string): Promise<number> {
  const began = performance.now()
  const server = spawn('npm', ['exec', '--', 'node', 'bench/bare-server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own: npm does not hand every signal on.
    detached: true,
  })
  const [postgres] = await Promise.all([startEmbeddedPostgres({ dataDir }), once(server.stdout, 'data')])
  const took = performance.now() - began
  const ended = once(server, 'exit')
  process.kill(-(server.pid as number), 'SIGTERM')
  await Promise.all([postgres.stop(), ended])
  return took
}
