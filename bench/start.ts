import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { median, type Row } from './report.ts'

const port = 3370

/** `npm start` on a data folder that has been started before, until it says that it is ready. */
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
  return [
    {
      path: '`npm start`, not for the first time, until ready',
      figure: `${(median(times) / 1_000).toFixed(1)} s`,
      floor: 'bar: 3 s',
      ratio: '–',
    },
  ]
}
