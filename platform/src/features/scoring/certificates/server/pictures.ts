import type { Db } from '../../../../base/database/tables.ts'
import { readPicture } from '../../../../base/pictures/read-picture.ts'
import type { Storage } from '../../../../base/storage/storage.ts'

const widest = 900

/** A picture of a template as it goes on paper: PNG, no larger than it is printed. Null without one. */
export const paperPicture = (
  from: { db: Db; storage: Storage },
  path: string | null,
): Promise<Uint8Array | null> => (path === null ? Promise.resolve(null) : readPicture(from, path, widest))
