import { handle, type Handler } from '../../../../base/http/handler.ts'
import { renderUntrusted } from '../../../../base/markdown/untrusted.ts'
import { addPictures, storePicture } from '../../../../base/pictures/keep-picture.ts'
import { addressOf } from '../../../../base/pictures/picture-at.ts'
import { reencodePicture } from '../../../../base/pictures/reencode.ts'
import { uploadedPicture } from '../../../../base/pictures/uploaded-picture.ts'
import { previewMarkdown, uploadPicture } from '../contract.ts'

export const editorHandlers: Handler[] = [
  handle(uploadPicture, async context => {
    const { db, storage, viewer, now, write } = context
    const picture = await reencodePicture(await uploadedPicture(context))
    const stored = await storePicture(db, storage, picture, { userId: viewer.userId, now })
    return write(async tx => {
      await addPictures(tx, [stored])
      return { url: addressOf(stored), width: picture.width, height: picture.height }
    })
  }),

  handle(previewMarkdown, async (_context, { body }) => ({ html: await renderUntrusted(body.source) })),
]
