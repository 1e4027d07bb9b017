import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { useTestFolder } from './test-folder.mjs'

/** The product is started for real, and that needs the built site. What is started works in the run's folder. */
export default function setup(): void {
  useTestFolder()
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the site could not be built')
}
