import { join } from 'node:path'
import { realpath } from 'node:fs/promises'
import { startChild } from '../../../../../base/sandbox/child.ts'
import type { Profile, ProfileFormat } from '../../profile-schema.ts'

/** Counts the ways in which profiles are made: another one makes them all anew. */
export const profiler = 2

/** unreadable, encoding, empty and too_wide are the file's own; time and memory it shares with us. */
export type ProfileFault =
  | 'unreadable'
  | 'encoding'
  | 'empty'
  | 'pointer'
  | 'too_wide'
  | 'too_large'
  | 'timeout'
  | 'memory'
  | 'crashed'

export type ProfileOutcome =
  | { ok: true; profile: Profile }
  | { ok: false; code: ProfileFault; reason: string }

export type ProfileLimits = { memoryMb: number; threads: number; timeoutMs: number; unpackedBytes: number }
export type ChildRequest = { path: string; format: ProfileFormat; folder: string; limits: ProfileLimits }
export type ChildAnswer = ProfileOutcome

/** A file of 1 GB takes about 20 seconds and 600 MB in all. */
const usual: ProfileLimits = {
  memoryMb: 512,
  threads: 2,
  timeoutMs: 15 * 60_000,
  unpackedBytes: 16 * 1024 ** 3,
}

/**
 * Profiles one file of the storage in a process of its own that may read this file alone. It is not copied first, as
 * files are for scoring: nothing but our own SQL runs here.
 */
export async function profileFile(
  file: { path: string; format: ProfileFormat },
  options: { limits?: Partial<ProfileLimits>; signal?: AbortSignal } = {},
): Promise<ProfileOutcome> {
  const limits = { ...usual, ...options.limits }
  const path = await realpath(file.path)
  const child = await startChild<ChildRequest, ChildAnswer>(join(import.meta.dirname, 'profile-child.ts'), {
    mayRead: [path],
  })
  try {
    const ran = await child.run(
      { path, format: file.format, folder: child.folder, limits },
      limits,
      options.signal,
    )
    if (ran.how === 'answered') return ran.answer
    return ran.how === 'died'
      ? { ok: false, code: 'crashed', reason: ran.reason }
      : { ok: false, code: ran.how, reason: `more than ${JSON.stringify(limits)}` }
  } finally {
    await child.end()
  }
}
