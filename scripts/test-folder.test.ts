import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'

/** A run of two programs in groups of their own, one known by its environment and one by its command alone. */
const run = (trap: string) => `
  import { spawn } from 'node:child_process'
  import { useTestFolder } from ${JSON.stringify(join(import.meta.dirname, 'test-folder.mjs'))}
  const folder = useTestFolder()
  const away = { detached: true, stdio: 'ignore' }
  const started = [
    spawn('sleep', ['600'], away),
    spawn('sh', ['-c', '${trap} sleep 600; :', folder], { ...away, env: {} }),
  ]
  console.log(JSON.stringify({ folder, pids: started.map(({ pid }) => pid) }))
  setInterval(() => {}, 1_000)`

test.for([
  ['SIGTERM', 'whose programs end when asked', ''],
  ['SIGKILL', 'with one that does not', 'trap "" TERM;'],
] as const)(
  'after %s nothing is left of a run %s, neither a process nor its folder',
  async ([signal, , trap]) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', run(trap)])
    const [line] = await once(createInterface({ input: child.stdout }), 'line')
    const { folder, pids } = JSON.parse(line) as { folder: string; pids: number[] }
    expect(existsSync(folder)).toBe(true)
    const left = () => [folder, ...pids.map(pid => `/proc/${pid}`)].filter(path => existsSync(path))
    expect(left()).toHaveLength(3)
    child.kill(signal)
    await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 60_000, interval: 50 })
  },
)
