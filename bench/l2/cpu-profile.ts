import { setTimeout as wait } from 'node:timers/promises'

type Frame = { functionName: string; url: string }
type Profile = {
  nodes: { id: number; callFrame: Frame; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}
type Share = { name: string; percent: number }

/** Where a Node process spends its processor time while `work` runs: its inspector is opened for that, by signal. */
export async function profileCpu<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; shares: Share[]; parts: Share[] }> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await inspectorOf())
  await new Promise((done, failed) => {
    socket.addEventListener('open', done, { once: true })
    socket.addEventListener('error', () => failed(new Error('the inspector does not answer')), { once: true })
  })
  let next = 0
  const ask = (method: string, params = {}) =>
    new Promise<{ profile?: Profile }>(done => {
      const id = ++next
      const hear = ({ data }: MessageEvent) => {
        const said = JSON.parse(String(data)) as { id?: number; result: { profile?: Profile } }
        if (said.id !== id) return
        socket.removeEventListener('message', hear)
        done(said.result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: 1_000 })
  await ask('Profiler.start')
  const result = await work()
  const { profile } = await ask('Profiler.stop')
  socket.close()
  if (!profile) throw new Error('the inspector gave no profile')
  return { result, ...summarise(profile) }
}

async function inspectorOf(): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const list = await fetch('http://127.0.0.1:9229/json/list').then(
      answer => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
      () => [],
    )
    if (list[0]) return list[0].webSocketDebuggerUrl
    await wait(100)
  }
  throw new Error('the process opened no inspector')
}

const idle = new Set(['(idle)', '(root)'])

function summarise({ nodes, samples, timeDeltas }: Profile): { shares: Share[]; parts: Share[] } {
  const byId = new Map(nodes.map(node => [node.id, node.callFrame]))
  const parents = new Map(
    nodes.flatMap(node => (node.children ?? []).map(child => [child, node.id] as const)),
  )
  /** For whom V8 or Node itself was at work: the nearest caller that is neither. */
  const forWhom = (id: number): string | undefined => {
    for (let at = parents.get(id); at !== undefined; at = parents.get(at)) {
      const frame = byId.get(at)
      if (frame && isOurs(frame.url)) return partOf(frame.url, frame.functionName)
    }
    return undefined
  }
  const [functions, parts] = [new Map<string, number>(), new Map<string, number>()]
  let busy = 0
  for (const [index, id] of samples.entries()) {
    const frame = byId.get(id)
    const took = timeDeltas[index] ?? 0
    if (!frame || idle.has(frame.functionName)) continue
    busy += took
    const own = partOf(frame.url, frame.functionName)
    const caller = isOurs(frame.url) ? undefined : forWhom(id)
    const part = caller ? `${own} for ${caller}` : own
    const name = `${frame.functionName || 'anonymous'} (${part})`
    functions.set(name, (functions.get(name) ?? 0) + took)
    parts.set(part, (parts.get(part) ?? 0) + took)
  }
  const most = (sums: Map<string, number>, count: number) =>
    [...sums]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([name, took]) => ({ name, percent: Math.round((1_000 * took) / busy) / 10 }))
  return { shares: most(functions, 12), parts: most(parts, 10) }
}

const isOurs = (url: string) => url.startsWith('file:') || url.startsWith('/')

/** The package, or the part of our own sources, that a function belongs to. */
function partOf(url: string, name: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (inPackage) return inPackage
  const own = /platform\/(src\/(?:base|features)\/[^/]+|build\/[^/]+|src\/[^/]+)/.exec(url)?.[1]
  if (own) return own
  if (name === '(garbage collector)') return 'garbage collector'
  return url.startsWith('node:') ? url.split('/').slice(0, 2).join('/') : 'V8 and native'
}
