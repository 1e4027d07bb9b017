import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Above the product's own ports and below those that the kernel hands out by itself.
const [lowest, highest, size] = [10_000, 32_000, 20]
let reserved: Promise<number[]> | undefined
let turn = 0

/**
 * Ports in a row that belong to this process until it ends. It listens at the one before them, so that no other process
 * that reserves ports here takes the same ones, however late something listens at them.
 */
export function reservePorts(): Promise<number[]> {
  return (reserved ??= reserve())
}

async function reserve(): Promise<number[]> {
  for (;;) {
    const first = lowest + size * randomInt((highest - lowest) / size)
    const guard = createServer()
    if (!(await listensAt(guard, first))) continue
    guard.unref()
    const ports = Array.from({ length: size - 1 }, (_, index) => first + 1 + index)
    if ((await listening(ports)).length === 0) return ports
    guard.close()
  }
}

/** Two ports of this process that are free, others than the last time. */
export async function freePorts(): Promise<[number, number]> {
  return [await freePort(), await freePort()]
}

export async function freePort(): Promise<number> {
  const ports = await reservePorts()
  const port = ports[turn++ % ports.length] ?? 0
  return (await isFree(port)) ? port : freePort()
}

/** The ports that are in use. */
export async function listening(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree))
  return ports.filter((_port, at) => !free[at])
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  if (!(await listensAt(server, port))) return false
  await new Promise(done => server.close(done))
  return true
}

async function listensAt(server: ReturnType<typeof createServer>, port: number): Promise<boolean> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  }
}
