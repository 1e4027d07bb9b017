import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where this client keeps what it needs between two runs. */
export const folder = (): string => join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'leitai')
export const configPath = (): string => join(folder(), 'config.json')

/** Each token by the site that gave it: none is ever sent to another. */
type Config = { tokens: Record<string, string> }

export function readConfig(): Config {
  const { tokens } = readKept<Partial<Config>>('config.json') ?? {}
  return { tokens: typeof tokens === 'object' ? tokens : {} }
}

/** Undefined where there is none, or where it cannot be read. */
export function readKept<T>(name: string): T | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(join(folder(), name), 'utf8'))
    return typeof found === 'object' && found !== null ? (found as T) : undefined
  } catch {
    return undefined
  }
}

/** Whole or not at all, and for nobody else to read. */
export function keep(name: string, value: object): void {
  mkdirSync(folder(), { recursive: true, mode: 0o700 })
  const path = join(folder(), name)
  const unfinished = `${path}.${randomUUID()}`
  try {
    writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
    chmodSync(unfinished, 0o600)
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

export const keepToken = (site: string, token: string): void =>
  keep('config.json', { tokens: { ...readConfig().tokens, [site]: token } })

/** What an HTTP header takes. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)
