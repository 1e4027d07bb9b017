import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from './product.ts'

/** A bare server in a process of its own that gives the bytes, and renders the elements, of these answers. */
export async function startFloor(
  { url, databaseUrl }: Product,
  paths: { list: string; page: string },
  headers: Record<string, string>,
): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-floor-'))
  const text = async (path: string, more = {}) => (await fetch(url + path, { headers: more })).text()
  writeFileSync(join(folder, 'list.json'), await text(paths.list))
  writeFileSync(join(folder, 'page.html'), await text(paths.page, headers))
  const floor = fork(join(import.meta.dirname, 'floor-server.ts'), [folder, databaseUrl])
  const [floorUrl] = (await once(floor, 'message')) as [string]
  return {
    url: floorUrl.replace('127.0.0.1', 'localhost'),
    stop() {
      floor.disconnect()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
