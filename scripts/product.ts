import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { builtOf, sourceOf } from '../platform/src/base/programs.ts'
import { sharedCompileCache } from '../platform/test/compile-cache.ts'

export const repository = resolve(import.meta.dirname, '..')
const patience = { timeout: 110_000, interval: 50 }
/** Beside other tests on a slow machine the demo world alone takes two minutes. */
const patienceForDemo = { timeout: 300_000, interval: 200 }

export type Product = {
  child: ChildProcess
  stdout(): string
  stderr(): string
  /** The commands of all its processes that run. */
  running(): string[]
  /** Sends a signal to those of its processes whose command matches. */
  signal(part: RegExp, signal: NodeJS.Signals): void
  /** Sends a signal to its embedded database, to all of its processes. */
  signalDatabase(signal: NodeJS.Signals): void
  ready(): Promise<void>
  /** Waits for its end and gives its exit code. */
  ended(): Promise<number | null>
  /** Asks it to stop and checks that it stops well, that it complained of this alone, and that nothing of it stays. */
  stop(complaints?: string): Promise<void>
  /** As the kernel would for want of memory, or an impatient operator: everything at once. */
  kill(): Promise<void>
}

type Ask = {
  dataDir: string
  ports: [number, number]
  command?: readonly [string, ...string[]]
  env?: NodeJS.ProcessEnv
  uid?: number
  gid?: number
  /** Has it wait for the word that the site is built, which `child.send` gives. */
  isBuilding?: boolean
}

/** Starts the whole product as `npm start` does, without the demo world. */
export function startProduct({
  dataDir,
  ports,
  isBuilding = false,
  command = ['node', isBuilding ? sourceOf('all') : builtOf('all')],
  env,
  ...account
}: Ask): Product {
  const mark = randomUUID()
  const { PATH, HOME } = process.env
  const [program, ...words] = command
  const child = spawn(program, words, {
    cwd: repository,
    ...account,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(isBuilding ? (['ipc'] as const) : [])],
    env: {
      ...(isBuilding ? { LEITAI_BUILDS: '1' } : {}),
      PATH: `${join(repository, 'node_modules/.bin')}:${PATH}`,
      HOME,
      LEITAI_TEST_MARK: mark,
      LEITAI_DATA: dataDir,
      PORT: String(ports[0]),
      SSO_PORT: String(ports[1]),
      DEMO: 'false',
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: sharedCompileCache,
      ...env,
    },
  })
  const stdout = listen(child.stdout)
  const stderr = listen(child.stderr)
  const closed = once(child, 'close')
  const left = () => processes().filter(at => at.mark === mark || at.command.includes(dataDir))
  const ended = async () => {
    await closed
    return child.exitCode
  }
  return {
    child,
    stdout,
    stderr,
    running: () => left().map(at => at.command),
    signal(part, signal) {
      const found = left().filter(at => part.test(at.command))
      expect(found).not.toEqual([])
      for (const { pid } of found) process.kill(pid, signal)
    },
    ended,
    signalDatabase(signal) {
      const servers = left().filter(at => at.command.includes('bin/postgres'))
      // A connection that has only just begun still bears the command of the server that began it.
      const server = servers.find(at => !servers.some(({ pid }) => pid === at.parent))
      const family = processes().filter(at => at.pid === server?.pid || at.parent === server?.pid)
      expect(family.length).toBeGreaterThan(1)
      for (const { pid } of family)
        try {
          process.kill(pid, signal)
        } catch (error) {
          // One that serves a connection may have ended by itself; the server has not.
          if ((error as NodeJS.ErrnoException).code !== 'ESRCH' || pid === server?.pid) throw error
        }
    },
    async ready() {
      const gone = closed.then(() => Promise.reject(new Error(`it ended: ${stderr()}`)))
      const answers = vi.waitFor(
        async () => {
          expect((await fetch(`http://127.0.0.1:${ports[0]}/readyz`)).status).toBe(200)
          expect((await fetch(`http://127.0.0.1:${ports[1]}/healthz`)).status).toBe(200)
          // It says so when all of it is there.
          expect(stdout()).toContain(env?.PUBLIC_URL ?? `http://localhost:${ports[0]}`)
        },
        env?.DEMO === 'true' ? patienceForDemo : patience,
      )
      await Promise.race([answers, gone])
    },
    async stop(complaints) {
      child.kill('SIGTERM')
      const code = await ended()
      expect([code, complaints ? withoutLog(stderr()) : stderr()]).toEqual([0, complaints ?? ''])
      expect(left()).toEqual([])
    },
    async kill() {
      for (const { pid } of left()) process.kill(pid, 'SIGKILL')
      await vi.waitFor(() => expect(left()).toEqual([]), patience)
    },
  }
}

function listen(stream: Readable | null): () => string {
  const said: string[] = []
  stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  return () => said.join('')
}

/** The sentences for the operator, without the JSON lines between them. */
const withoutLog = (text: string) => text.replaceAll(/^\{.*\}\n/gm, '')

/** What runs on this machine, but for what has ended and waits for its parent. */
function processes() {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
        const status = read('status')
        if (/^State:\s+Z/m.test(status)) return []
        const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
        const mark = /LEITAI_TEST_MARK=([^\0]*)/.exec(read('environ'))?.[1]
        return [{ pid: Number(pid), parent, mark, command: read('cmdline').replaceAll('\0', ' ') }]
      } catch {
        return [] // ended meanwhile, or somebody else's
      }
    })
}
