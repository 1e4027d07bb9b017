import { readdirSync, readFileSync } from 'node:fs'
import { runs } from '../platform/src/base/programs.ts'

/** What runs for the product, told apart by what it was started as. */
const kinds = {
  api: runs('api'),
  worker: runs('worker'),
  'sign-on': runs('sso'),
  // From its source or from its bundle.
  scorers: /scorer-child\./,
  profiler: /profile-child\./,
  database: /postgres/,
} as const
export type Kind = keyof typeof kinds
type Running = { pid: number; kind: Kind }

const ticksPerSecond = 100
const read = (pid: number | string, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // It has ended in between.
  }
}

/** All processes of the product that was started with this data folder. */
export function running(dataDir: string): Running[] {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .map(pid => ({
      pid,
      parent: Number(/PPid:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0),
      command: read(pid, 'cmdline'),
    }))
  const ours = new Set(
    all
      .filter(
        ({ pid, command }) =>
          command.includes(dataDir) || read(pid, 'environ').includes(`LEITAI_DATA=${dataDir}\0`),
      )
      .map(({ pid }) => pid),
  )
  // Scorers have no environment and backends of the database another title: they are known by their parents.
  for (let before = -1; before < ours.size;) {
    before = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  return all.flatMap(({ pid, command }) => {
    const kind = ours.has(pid) && (Object.keys(kinds) as Kind[]).find(name => kinds[name].test(command))
    return kind ? [{ pid, kind }] : []
  })
}

/** Seconds of processor time that each kind has taken so far, with those of its children that have ended. */
export function processorSeconds(dataDir: string): Map<Kind, number> {
  const sums = new Map<Kind, number>()
  for (const { pid, kind } of running(dataDir)) {
    // Behind the name, which may hold anything: user, system, and the same of children that ended.
    const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const [own = 0, ofChildren = 0] = [
      (fields[11] ?? 0) + (fields[12] ?? 0),
      (fields[13] ?? 0) + (fields[14] ?? 0),
    ]
    sums.set(kind, (sums.get(kind) ?? 0) + own / ticksPerSecond)
    // What the worker started are scorers; the database's own do not count twice, as backends come and go.
    const of: Kind = kind === 'worker' ? 'scorers' : kind
    if (ofChildren > 0) sums.set(of, (sums.get(of) ?? 0) + ofChildren / ticksPerSecond)
  }
  return sums
}

/** Watches the most memory that a process of each kind has held, in MiB, from now until it is asked. */
export function watchMemory(dataDir: string): () => Map<Kind, number> {
  const peaks = new Map<Kind, number>()
  const look = () => {
    for (const { pid, kind } of running(dataDir)) {
      const resident = Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1024
      peaks.set(kind, Math.max(peaks.get(kind) ?? 0, resident))
    }
  }
  look()
  const timer = setInterval(look, 100)
  return () => {
    clearInterval(timer)
    look()
    return peaks
  }
}
