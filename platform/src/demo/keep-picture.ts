import type { Tx } from '../base/database/tables.ts'
import type { Stored } from '../base/storage/storage.ts'

export type Put = (content: string | Buffer) => Promise<Stored>

/** Keeps a drawing as uploaded pictures are kept; answers its address. */
export async function keepPicture(tx: Tx, put: Put, svg: string): Promise<string> {
  const stored = await put(svg)
  await tx
    .insertInto('picture')
    .values({
      sha256: stored.sha256,
      media_type: 'image/svg+xml',
      storage_key: stored.key,
      size: stored.size,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return `/pictures/${stored.sha256}`
}
