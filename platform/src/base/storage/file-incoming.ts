import { createReadStream } from 'node:fs'
import { link, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertId, makeMeter, type Incoming } from './incoming.ts'
import { renewed } from './renewed.ts'
import { keyOf } from './storage.ts'
import { writePieces } from './write-pieces.ts'

/** Incoming files below a folder, on the file system of the files that they become. */
export function openFileIncoming(folder: string, place: (key: string) => string): Incoming {
  const pathOf = (id: string) => {
    assertId(id)
    return join(folder, id)
  }
  return {
    length: async id =>
      stat(pathOf(id)).then(
        found => found.size,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return 0
          throw error
        },
      ),
    async append(id, offset, source) {
      await mkdir(folder, { recursive: true })
      const { length, broken } = await writePieces(pathOf(id), offset, source)
      if (broken) throw broken
      return length
    },
    async keep(id, size) {
      const path = pathOf(id)
      const { meter, read } = makeMeter()
      await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), meter, nowhere())
      const found = read()
      if (found.size !== size) throw new Error(`${id} has ${found.size} bytes instead of ${size}`)
      const key = keyOf(found.sha256)
      const target = place(key)
      await mkdir(dirname(target), { recursive: true })
      // A second name for the same bytes: nothing is copied, and what is there already stays.
      if (!(await renewed(target)))
        await link(path, target).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
        })
      const parent = await open(dirname(target), 'r')
      await parent.sync()
      await parent.close()
      return { key, ...found }
    },
    remove: id => rm(pathOf(id), { force: true }),
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })
