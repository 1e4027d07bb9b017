import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from './product.ts'

/** A bare server in a process of its own that gives the bytes of a list, and renders the elements of pages at `/page/<name>`. */
export async function startFloor(
  { url, databaseUrl }: Product,
  paths: { list: string; pages: Readonly<Record<string, string>> },
  headers: Record<string, string>,
): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-floor-'))
  const text = async (path: string, more = {}) => (await fetch(url + path, { headers: more })).text()
  writeFileSync(join(folder, 'list.json'), await text(paths.list))
  for (const [name, path] of Object.entries(paths.pages))
    writeFileSync(join(folder, `${name}.html`), await text(path, headers))
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
