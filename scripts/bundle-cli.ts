// Bundles the command-line client into one file of plain JavaScript, `cli/build/leitai.mjs`, which the site serves with
// its own address written into it (`platform/src/cli-file.ts`).
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { siteLine } from '../platform/src/cli-file.ts'

const folder = join(import.meta.dirname, '../cli')
const sources = await rolldown({
  input: join(folder, 'src/main.ts'),
  platform: 'node',
  // The oldest Node that competitors are asked for.
  transform: { target: 'node20' },
})
const { output } = await sources.generate({ format: 'esm', codeSplitting: false })
await sources.close()
const target = join(folder, 'build/leitai.mjs')
mkdirSync(join(folder, 'build'), { recursive: true })
// Whole or not at all: a site may be serving it.
writeFileSync(`${target}.${process.pid}`, `#!/usr/bin/env node\n${siteLine('')}${output[0].code}`)
renameSync(`${target}.${process.pid}`, target)
