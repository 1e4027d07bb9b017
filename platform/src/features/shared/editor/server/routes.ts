import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { renderUntrusted } from '../../../../base/markdown/untrusted.ts'
import { pictureFaults } from '../../../../base/pictures/faults.ts'
import { keepPicture } from '../../../../base/pictures/keep-picture.ts'
import { reencodePicture } from '../../../../base/pictures/reencode.ts'
import { readToMemory } from '../../../../base/storage/read-to-memory.ts'
import { previewMarkdown, uploadFields, uploadFiles, uploadPicture } from '../contract.ts'

const maxBytes = 10 * 1024 * 1024

export const editorHandlers: Handler[] = [
  handle(uploadPicture, async context => {
    const { db, storage, viewer, now } = context
    let given: Buffer | undefined
    await readMultipart(context, {
      schema: uploadFields,
      files: uploadFiles,
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
    const picture = await reencodePicture(given)
    const url = await keepPicture(db, storage, picture, { userId: viewer.userId, now })
    return { url, width: picture.width, height: picture.height }
  }),

  handle(previewMarkdown, async (_context, { body }) => ({ html: await renderUntrusted(body.source) })),
]
