import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { pictureFaults } from '../../../../base/pictures/faults.ts'
import { keepPicture } from '../../../../base/pictures/keep-picture.ts'
import { reencodePicture } from '../../../../base/pictures/reencode.ts'
import { readToMemory } from '../../../../base/storage/read-to-memory.ts'
import { wearPicture } from '../../identity/server/public.ts'
import { pictureFields, pictureFiles, removePicture, setPicture } from '../pictures.contract.ts'
import { pictureSizes, type PictureKind } from '../pictures.rules.ts'

const maxBytes = 10 * 1024 * 1024
const columns = { avatar: 'avatar', banner: 'user_banner' } as const satisfies Record<PictureKind, string>

export const pictureHandlers: Handler[] = [
  handle(setPicture, async (context, { params }) => {
    const { db, storage, viewer, now, write } = context
    let given: Buffer | undefined
    await readMultipart(context, {
      schema: pictureFields,
      files: pictureFiles,
      // Only the picture that is made of it is kept.
      storage: {
        put: async source => {
          given = await readToMemory(source, maxBytes)
          return { key: '', sha256: '', size: given.length }
        },
      },
      maxBytes: () => maxBytes,
    })
    if (!given)
      throw new Failure(pictureFaults.missing, { issues: [{ path: 'body.image', code: 'required' }] })
    const picture = await reencodePicture(given, pictureSizes[params.kind])
    // Kept before it is worn: storing takes longer than a row should be locked.
    const url = await keepPicture(db, storage, picture, { userId: viewer.userId, now })
    await write(tx => wearPicture(tx, { userId: viewer.userId, as: columns[params.kind], address: url }))
    return { url }
  }),

  handle(removePicture, async ({ viewer, write }, { params }) => {
    await write(tx => wearPicture(tx, { userId: viewer.userId, as: columns[params.kind], address: null }))
    return { affectedRows: 1 }
  }),
]
