import type { Storage } from '../storage/storage.ts'
import type { Piece } from './zip-layout.ts'

/** Inclusive, in bytes. */
export type Range = { start: number; end: number }

/** A range of an archive that was laid out, its entries' contents read from the storage on the way; `keys` by entry. */
export async function* piecesOf(
  storage: Pick<Storage, 'read'>,
  keys: readonly string[],
  pieces: readonly Piece[],
  { start, end }: Range,
) {
  let at = 0
  for (const piece of pieces) {
    const size = 'bytes' in piece ? piece.bytes.length : piece.size
    const first = Math.max(0, start - at)
    const last = Math.min(size - 1, end - at)
    at += size
    if (first > last) continue
    if ('bytes' in piece) yield piece.bytes.subarray(first, last + 1)
    else yield* await storage.read(keys[piece.entry] as string, { start: first, end: last })
  }
}
