import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The product is started for real, and that needs the built site. */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the site could not be built')
}
