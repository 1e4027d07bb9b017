import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; at: number }
export type Shot = { path: string; method?: string; headers?: Record<string, string>; body?: Buffer }
export type Kind = {
  name: string
  perSecond: number
  shot(number: number): Shot
  /** Says what is wrong with an answer; undefined when nothing is. */
  check?(answer: Answer, number: number): string | undefined
}
export type Told = {
  name: string
  intended: number
  /** From the moment at which each was meant to begin, in milliseconds. */
  latencies: number[]
  errors: Map<string, number>
}

const patience = 30_000

/**
 * Asks at a fixed rate, however long the answers take: who waits for an answer before asking again measures a
 * slow server too kindly. At most `sockets` connections; what finds none free waits, and its waiting counts.
 */
export async function openLoop(
  url: string,
  kinds: readonly Kind[],
  seconds: number,
  sockets = 256,
): Promise<{ told: Told[]; startedAt: number }> {
  const { hostname, port } = new URL(url)
  if (hostname !== 'localhost') throw new Error('load goes to this machine only')
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, scheduling: 'fifo' })
  const startedAt = Date.now()
  const began = performance.now()
  const until = began + seconds * 1_000
  const told = kinds.map(({ name, perSecond }): Told => ({
    name,
    intended: Math.round(perSecond * seconds),
    latencies: [],
    errors: new Map(),
  }))
  const fired = kinds.map(() => 0)
  const open = new Set<object>()
  const fire = (kind: Kind, of: Told, number: number, meant: number) => {
    const ticket = {}
    open.add(ticket)
    const end = (error?: string) => {
      if (!open.delete(ticket)) return
      of.latencies.push(performance.now() - meant)
      if (error) of.errors.set(error, (of.errors.get(error) ?? 0) + 1)
    }
    const { path, method = 'GET', headers = {}, body } = kind.shot(number)
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        timeout: patience,
        headers: { ...headers, 'content-length': body?.length ?? 0 },
      },
      answer => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', error => end(error.message))
        answer.on('end', () => {
          const status = answer.statusCode ?? 0
          const whole = { status, headers: answer.headers, body: Buffer.concat(parts), at: Date.now() }
          end(kind.check ? kind.check(whole, number) : status === 200 ? undefined : `status ${status}`)
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.on('error', error => end(error.message))
    sent.end(body)
  }
  const fireDue = (elapsed: number) => {
    for (const [index, kind] of kinds.entries()) {
      const due = Math.min(told[index]?.intended ?? 0, Math.floor(elapsed * kind.perSecond) + 1)
      for (; (fired[index] ?? 0) < due; fired[index] = (fired[index] ?? 0) + 1) {
        const number = fired[index] ?? 0
        fire(kind, told[index] as Told, number, began + (number / kind.perSecond) * 1_000)
      }
    }
  }
  for (; performance.now() < until; await wait(1)) fireDue((performance.now() - began) / 1_000)
  fireDue(seconds)
  for (const given = performance.now() + patience; open.size > 0 && performance.now() < given;) await wait(20)
  agent.destroy()
  return { told, startedAt }
}
