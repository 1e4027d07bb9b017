import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, inject, onTestFailed } from 'vitest'
import { freePorts } from './ports.ts'
import { startProduct, type Product } from './product.ts'

export const isRoot = process.getuid?.() === 0
/** An account without rights of its own, for tests that root runs. */
export const nobody = { uid: 65_534, gid: 65_534 }

/** How a start differs from a usual one. */
export type More = Partial<Parameters<typeof startProduct>[0]>

/** A folder and two ports for each test of the file that asks. What a test starts and makes ends with it. */
export function usePlace() {
  const cleaning: (() => unknown)[] = []
  const place = {
    folder: '',
    dataDir: '',
    ports: [0, 0] as [number, number],
    start(more: More = {}): Product {
      const product = startProduct({ dataDir: place.dataDir, ports: place.ports, ...more })
      cleaning.push(() => product.kill())
      // A process that ended is started again at once: only here does it say why it did.
      onTestFailed(() => void process.stderr.write(`The product said:\n${product.stderr().slice(-4000)}\n`))
      return product
    },
    /** Puts a data folder there whose database is made, which takes a start most of its time. */
    copyData() {
      mkdirSync(dirname(place.dataDir))
      const { status, stderr } = spawnSync('cp', ['-a', inject('madeDataDir'), place.dataDir])
      if (status !== 0) throw new Error(String(stderr))
    },
    /** Whatever came before, a start from here on is one like any other. */
    async startsAgain(): Promise<void> {
      const again = place.start()
      await again.ready()
      await again.stop()
    },
    /** Done when the test has ended, last asked first. */
    afterwards: (clean: () => unknown) => void cleaning.push(clean),
  }
  beforeEach(async () => {
    place.folder = mkdtempSync(join(tmpdir(), 'leitai-start-'))
    // As root the database runs under another account, which must get in.
    chmodSync(place.folder, 0o755)
    place.dataDir = join(place.folder, 'deep', 'data')
    place.ports = await freePorts()
  })
  afterEach(async () => {
    for (const clean of cleaning.splice(0).toReversed()) await clean()
    rmSync(place.folder, { recursive: true, force: true })
  })
  return place
}

/** One sentence on stderr, exit code 1. */
export async function refuses(product: Product, sentence: RegExp): Promise<void> {
  const code = await product.ended()
  expect([code, product.stderr()]).toEqual([1, expect.stringMatching(sentence)])
  expect([code, product.stderr().trimEnd().split('\n').length]).toEqual([1, 1])
}
