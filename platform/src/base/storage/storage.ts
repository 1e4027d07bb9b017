import type { Readable } from 'node:stream'
import type { Incoming } from './incoming.ts'

export type Stored = {
  /** Place in the storage, made by us, never from a file name. */ key: string
  sha256: string
  size: number
}

/** A file that is there, and when it was kept last. */
export type Listed = { key: string; size: number; keptAt: Date }

export type PutOptions = { maxBytes: number; onKey?: (key: string) => Promise<void> }

/** Immutable files, addressed by their content. The same bytes are kept once, and are as new when they come again. */
export type Storage = {
  /**
   * Keeps all of `source`; over `maxBytes` it throws `TooLargeError` and keeps nothing. `onKey` is awaited before the file
   * is there.
   */
  put(source: Readable, options: PutOptions): Promise<Stored>
  /** Throws `MissingFileError`. `range` is inclusive, in bytes. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** A regular file of our own making on this machine's disk for programs that need a path; call `release` after. */
  materialise(key: string): Promise<{ path: string; release(): Promise<void> }>
  /**
   * Removes a file to which nothing refers. False where somebody kept the same bytes within `idleMs`, who may be about to
   * refer to it: it is still there then.
   */
  remove(key: string, options: { idleMs: number }): Promise<boolean>
  /** All files, in no order. What is kept or removed meanwhile may be among them or not. */
  list(): AsyncIterable<Listed>
  /** Where files arrive that are sent in pieces. */
  incoming: Incoming
  /** Throws when the storage cannot be written or reached. */
  check(): Promise<void>
}

export class TooLargeError extends Error {
  override name = 'TooLargeError'
}
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/** Throws `MissingFileError` for a key that `keyOf` cannot have made: nothing but our own files is ever reached. */
export function assertOwnKey(key: string): void {
  if (!isOwnKey(key)) throw new MissingFileError(key)
}

export const isOwnKey = (key: string): boolean => /^sha256\/[0-9a-f]{2}\/[0-9a-f]{62}$/.test(key)

export const keyOf = (sha256: string) => `sha256/${sha256.slice(0, 2)}/${sha256.slice(2)}`
