import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sourceOf } from '../platform/src/base/programs.ts'
import { usePlace } from './place.ts'
import { repository } from './product.ts'

const place = usePlace()

test('in development one port serves the site from its sources, and begins anew with changed ones of the server', async () => {
  place.copyData()
  const product = place.start({ command: ['node', sourceOf('all')], env: { LEITAI_DEV: '1' } })
  await product.ready()
  expect(await ask('/')).toContain('import("/src/entry.client.tsx")')
  expect(await ask('/src/root.tsx')).toContain('import')
  expect(await ask('/api/users/sso')).toContain('e200')

  const before = await startOf()
  const now = new Date()
  utimesSync(join(repository, 'platform/src/base/clock/zone.ts'), now, now)
  await vi.waitFor(async () => expect(await startOf()).toBeGreaterThan(before), {
    timeout: 60_000,
    interval: 100,
  })
  // A page would be made from a thousand sources once more: one of them shows that they are served.
  expect(await ask('/src/root.tsx')).toContain('import')
  await product.stop()
})

const ask = async (path: string) => (await fetch(`http://127.0.0.1:${place.ports[0]}${path}`)).text()

/** When the process that answers began, in seconds. */
async function startOf(): Promise<number> {
  const found = /^leitai_process_start_time_seconds (\d+)/m.exec(await ask('/metrics'))
  return Number(found?.[1])
}
