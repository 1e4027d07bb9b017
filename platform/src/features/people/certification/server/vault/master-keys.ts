import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../../../../base/config/settings.ts'

export type MasterKey = {
  /** What it is known by: a hash, from which no key can be had. */
  name: string
  key: Buffer
}
/** The newest seals; earlier ones only open what has not been wrapped anew. */
export type MasterKeys = { current: MasterKey; all: readonly MasterKey[] }

type Keyed = Pick<Settings, 'dataDir' | 'IDENTITY_KEY' | 'IDENTITY_OLD_KEYS' | 'IDENTITY_HASH_KEY'>

const fileName = /^master-(\d+)\.key$/
const folderOf = ({ dataDir }: Keyed) => join(dataDir, 'identity')

const masterKey = (text: string): MasterKey => {
  const key = Buffer.from(text, 'base64url')
  if (key.length !== 32) throw new Error('a master key must have 32 bytes')
  return {
    key,
    name: createHash('sha256').update('leitai master key').update(key).digest('hex').slice(0, 16),
  }
}

/**
 * The master keys: of the settings, else of files below the data folder, the first of which is made here. Read anew each
 * time: a rotation in another process adds one while this one runs.
 */
export function masterKeys(settings: Keyed): MasterKeys {
  if (settings.IDENTITY_KEY === undefined && keyFiles(settings).length === 0) keep(settings, 'master-1.key')
  const all = keptMasterKeys(settings)
  const [current] = all
  if (!current) throw new Error(`no master key in ${folderOf(settings)}`)
  return { current, all }
}

/** Those that are there, the newest first; none is made. */
export const keptMasterKeys = (settings: Keyed): readonly MasterKey[] =>
  settings.IDENTITY_KEY === undefined
    ? keyFiles(settings).map(file => masterKey(read(settings, file)))
    : [settings.IDENTITY_KEY, ...settings.IDENTITY_OLD_KEYS].map(masterKey)

/** One more file: from now on everything is sealed under it. */
export function addMasterKey(settings: Keyed): void {
  const [newest = 'master-0.key'] = keyFiles(settings)
  keep(settings, `master-${numberOf(newest) + 1}.key`)
}

/** Takes away all files but the newest: nothing may be sealed under them any more. */
export function dropOlderKeys(settings: Keyed): void {
  if (settings.IDENTITY_KEY !== undefined) return
  for (const file of keyFiles(settings).slice(1)) rmSync(join(folderOf(settings), file))
}

/** A keyed hash by which the same value is found again and from which it cannot be had. Its key is never rotated: it would find nothing. */
export function markOf(settings: Keyed, value: string): Buffer {
  if (settings.IDENTITY_HASH_KEY === undefined) keep(settings, hashFile)
  return hashed(settings.IDENTITY_HASH_KEY ?? read(settings, hashFile), value)
}

/** The same where there is a key already; none is made. */
export function markIfKept(settings: Keyed, value: string): Buffer | undefined {
  const isKept = existsSync(join(folderOf(settings), hashFile))
  const key = settings.IDENTITY_HASH_KEY ?? (isKept ? read(settings, hashFile) : undefined)
  return key === undefined ? undefined : hashed(key, value)
}

const hashFile = 'hash.key'
const hashed = (key: string, value: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(value).digest()

const numberOf = (file: string) => Number(fileName.exec(file)?.[1] ?? 0)

/** Newest first. */
function keyFiles(settings: Keyed): string[] {
  const folder = folderOf(settings)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(file => fileName.test(file))
    .toSorted((one, other) => numberOf(other) - numberOf(one))
}

const read = (settings: Keyed, file: string) => readFileSync(join(folderOf(settings), file), 'utf8')

/** Makes a key unless it is there. It appears whole: two processes that make it at once both end with the one that came first. */
function keep(settings: Keyed, file: string): void {
  const folder = folderOf(settings)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).includes(file)) return
  const draft = join(folder, `${randomBytes(6).toString('hex')}.new`)
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, join(folder, file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
