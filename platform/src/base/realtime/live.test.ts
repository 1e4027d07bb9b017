import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { makeLog } from '../log/log.ts'
import { openLive, publish } from './live.ts'

const log = makeLog('test', 'silent')

/** A way to the database whose first connection is taken and never answered. */
async function waySilentAtFirst(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  // Where it listens on this machine alone, as the embedded one may.
  const folder = searchParams.get('host')
  const place = folder
    ? { path: `${folder}/.s.PGSQL.${port || 5432}` }
    : { host: hostname, port: Number(port) }
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => socket.destroy()))
    return socket
  }
  let taken = 0
  const server = createServer(from => {
    keep(from)
    if (taken++ > 0) from.pipe(keep(connect(place))).pipe(from)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const way = new URL(url)
  way.searchParams.delete('host')
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: way.href,
    taken: () => taken,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a database that takes the connection and says nothing is left for a new connection', async () => {
  const url = inject('postgresUrl')
  const way = await waySilentAtFirst(url)
  onTestFinished(() => way.close())
  const live = openLive(way.url, log)
  onTestFinished(() => live.close())
  const heard: unknown[] = []
  live.subscribe('test:silent', body => heard.push(body))
  const database = openDatabase(url, { size: 1, log, name: 'test' })
  onTestFinished(() => database.close())
  await vi.waitFor(
    async () => {
      await publish(database.db, 'test:silent', { way: 'second' })
      expect(heard).toContainEqual({ way: 'second' })
    },
    { timeout: 20_000, interval: 250 },
  )
  expect(way.taken()).toBeGreaterThan(1)
}, 30_000)

test('a connection that is closed while it is being made is no loss to warn of', async () => {
  const warn = vi.fn<() => void>()
  for (const turns of [0, 1, 5, 20]) {
    const live = openLive(inject('postgresUrl'), { ...log, warn })
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
    await live.close()
    // What is left of connecting has failed by now.
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  }
  expect(warn).not.toHaveBeenCalled()
})
