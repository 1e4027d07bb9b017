import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type S3Access = { endpoint: string; accessKey: string; secretKey: string }

const swift = '/usr/lib/python3/dist-packages/swift/proxy/server.py'

/** Whether tests can have an S3 server here. In CI they must: then its want is a failure. */
export const hasS3Server = (): boolean =>
  Boolean(process.env.S3_TEST_ENDPOINT || process.env.CI) || existsSync(swift)

/**
 * The address at which tests ask for the S3 server of this run, which starts when the first of them asks: most runs
 * need none. S3_TEST_ENDPOINT with S3_TEST_ACCESS_KEY and S3_TEST_SECRET_KEY names another one.
 */
export async function openS3Door(): Promise<{ url: string; close(): Promise<void> }> {
  let started: ReturnType<typeof startSwift> | undefined
  const door = createServer((_request, response) => {
    started ??= process.env.S3_TEST_ENDPOINT ? Promise.resolve({ access: named() }) : startSwift()
    started.then(
      ({ access }) => response.end(JSON.stringify(access)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    async close() {
      door.closeAllConnections()
      door.close()
      const child = (await started?.catch(() => undefined))?.child
      if (!child) return
      const ended = once(child, 'exit')
      child.stdin?.end()
      await ended
    },
  }
}

const named = (): S3Access => ({
  endpoint: process.env.S3_TEST_ENDPOINT ?? '',
  accessKey: process.env.S3_TEST_ACCESS_KEY ?? '',
  secretKey: process.env.S3_TEST_SECRET_KEY ?? '',
})

/** OpenStack Swift, which lives no longer than this process. */
async function startSwift(): Promise<{ access: S3Access; child?: ChildProcess }> {
  const child = spawn('/usr/bin/python3', [join(import.meta.dirname, 's3-server.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout }))
    return { access: JSON.parse(line) as S3Access, child }
  throw new Error('The S3 server of the tests did not start. Debian: apt-get install python3-swift')
}
