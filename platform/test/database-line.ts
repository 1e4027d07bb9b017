import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy to a database that can fall silent like a stopped server: it takes bytes and sends none. */
export async function makeDatabaseLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const host = target.hostname
  const sockets = new Set<Socket>()
  let isSilent = false
  const line = createServer(own => {
    const far = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, host)
    own.pipe(far).pipe(own)
    for (const socket of [own, far]) {
      sockets.add(socket)
      if (isSilent) socket.pause()
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        own.destroy()
        far.destroy()
      })
    }
  })
  await new Promise<void>(done => line.listen(0, '127.0.0.1', done))
  target.searchParams.delete('host')
  target.hostname = '127.0.0.1'
  target.port = String((line.address() as AddressInfo).port)
  const freeze = () => {
    for (const socket of sockets) socket.pause()
  }
  return {
    url: target.href,
    /** Silences the present connections; new ones are answered. */
    freeze,
    silence(silent: boolean) {
      isSilent = silent
      if (silent) freeze()
      else for (const socket of sockets) socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}
