import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { openStorage } from './open-storage.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'leitai-left-'))
  vi.stubEnv('TMPDIR', root)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's', S3_ENDPOINT: 'http://127.0.0.1:1' }

test.each([
  ['the data folder', {}, 'files/drafts'],
  ['S3', bucket, 'leitai-s3'],
])(
  'what a killed process left is cleared away after a day when %s is opened',
  async (_place, env, drafts) => {
    const folder = join(root, drafts)
    mkdirSync(folder, { recursive: true })
    const left = (name: string, hours: number) => {
      writeFileSync(join(folder, name), 'half')
      const at = Date.now() / 1_000 - hours * 3_600
      utimesSync(join(folder, name), at, at)
    }
    left('old', 25)
    left('of somebody who is still at work', 23)
    await openStorage(readSettings({ LEITAI_DATA: root, ...env }))
    expect(readdirSync(folder)).toEqual(['of somebody who is still at work'])
  },
)

test('no other account of the machine reads what is stored, whichever version made the folder', async () => {
  const files = join(root, 'files')
  const open = async () => {
    await openStorage(readSettings({ LEITAI_DATA: root }))
    return statSync(files).mode & 0o777
  }
  expect(await open()).toBe(0o700)
  chmodSync(files, 0o755)
  expect(await open()).toBe(0o750)
})
